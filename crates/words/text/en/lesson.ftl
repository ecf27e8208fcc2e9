# The lesson of Callisto: exercises on the board. $points are the reader’s penalty points or Yellow’s, $other are Yellow’s.

lesson-game = First game
lesson-again = Try again
lesson-next = Next
lesson-skip = Skip
lesson-progress = Lesson: { $done } of { $count } exercises done
lesson-edge-title = Touch along an edge
lesson-edge = You are Blue. Drag a piece onto the board so that it shares an edge with a blue pillar. Touching at a corner is not enough.
lesson-edge-done = Right. Every piece must share an edge with your own colour: with a pillar or with another piece.
lesson-edge-missed = That was a pillar. Keep it for later and place a piece.
lesson-block-title = Block
lesson-block = Yellow can reach the open board through one gap only. Close it with one piece, so that no yellow piece fits any more.
lesson-block-done = Yellow is out, with { $points } penalty points. Look for gaps like this in your games.
lesson-block-missed = Yellow still finds room. Where does Yellow get out?
lesson-last-title = Use the last pillar
lesson-last = None of your pieces fits any more. Your last pillar does not have to touch anything. Place it on a marked square that leaves room for one of your pieces, then place that piece.
lesson-last-next = Good. Now place a piece next to it.
lesson-last-done = The pillar made room for one more piece. Only { $points } penalty points are left.
lesson-last-missed = Nothing fits there, and you are out. Look for the largest free area.
lesson-count-title = Count
lesson-count = The game is over. You are Blue and could not place these pieces. How many penalty points do they cost?
lesson-count-done = Right: one point for each square. Blue has { $points }, Yellow has { $other }. The fewest points win, so Blue wins.
lesson-count-missed = Not quite. Count the squares, not the pieces.
lesson-win-title = Win an endgame
lesson-win = It is your turn, and you and Yellow have { $points } penalty points each. In a tie Yellow wins, having started second. End with fewer: a small piece in the right place can be worth more than a large one.
lesson-win-done = You win by { $points } to { $other }. You took the space that Yellow needed.
lesson-win-missed = Yellow wins: you have { $points } penalty points, Yellow has { $other }. Which place does Yellow need most?
