// Only there while `cargo xtask play` still builds the villa's modules: every link to them says how far that is, and the
// page that waits for them loads itself again until they are there.
const bar = document.querySelector(".building progress");
let silent = 0;
const look = async () => {
  const answer = await fetch("/building.json", { cache: "no-store" }).catch(() => null);
  const far = answer?.ok ? await answer.json().catch(() => null) : null;
  const links = document.querySelectorAll('a[href^="/villa"]');
  if (far?.failed) {
    // The terminal says why.
    for (const link of links) link.dataset.building = "✕";
    if (bar) bar.replaceWith("✕");
    return;
  }
  if (far) {
    if (bar) [bar.max, bar.value] = [far.of, far.done];
    for (const link of links) link.dataset.building = `${Math.floor((100 * far.done) / far.of)} %`;
  } else {
    for (const link of links) delete link.dataset.building;
    if (bar && answer) return setTimeout(() => location.reload(), 1000);
    if (++silent > 5) return;
  }
  setTimeout(look, 1000);
};
look();
