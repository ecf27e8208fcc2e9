//! Draws pictures on the page's own canvas.

use std::rc::Rc;
use std::sync::Arc;

use three_d::{
    Camera, ClearState, Context, CpuMesh, Geometry, Indices, InnerSpace, InstancedMesh, Instances, Mat3,
    Mat4, Positions, RenderTarget, Srgba, Vec3, Viewport, radians, vec2, vec3,
};
use villa_world::{Column, Components, Place, Plan, Plate};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlCanvasElement, WebGl2RenderingContext, WebGlContextAttributes};

use super::eye::HALF_VIEW;
use super::mesh::Form;
use super::picture::Picture;
use super::wood::{Kind, Lamp, Room, Wood};

/// The floors' colours, lighter than the columns', so that columns stay in front of them.
const FLOORS: [[u8; 3]; 6] =
    [[201, 164, 118], [110, 150, 201], [126, 178, 128], [236, 205, 106], [230, 156, 84], [211, 110, 96]];

/// Where nothing may stand (V1).
const RIM: [u8; 3] = [86, 138, 92];

/// The page behind the table, in light and in dark.
const PAPERS: [[u8; 3]; 2] = [[247, 242, 232], [28, 23, 19]];

const HOOK: [u8; 3] = [70, 70, 76];

/// The outline of a column that may be drawn: light, and dark around that, so that it is seen before anything.
const OUTLINE: [(f64, [u8; 3]); 2] = [(0.0015, [255, 252, 240]), (0.0024, [38, 26, 16])];

/// A plumb line, and how thick it is in metres.
const LINE: ([u8; 3], f64) = ([38, 26, 16], 0.0005);

/// A form with its instances.
struct Thing {
    mesh: InstancedMesh,
    wood: Wood,
    triangles: usize,
    /// What was drawn last, to leave the buffers alone when nothing has changed.
    shown: Vec<(Mat4, [u8; 4], f32)>,
}

/// The canvas and all forms.
pub struct Stage {
    canvas: HtmlCanvasElement,
    context: Context,
    /// By kind.
    columns: Vec<Thing>,
    /// The kind of each column.
    kinds: Vec<usize>,
    plates: Vec<Thing>,
    rim: Thing,
    table: Thing,
    spots: Thing,
    hook: Thing,
    /// Pale columns, by kind.
    ghosts: Vec<Thing>,
    /// Columns that throw no shadow, by kind.
    floating: Vec<Thing>,
    /// Outlines of columns, by kind; first the light ones.
    outlines: [Vec<Thing>; 2],
    line: Thing,
    /// Whether the highest plate throws no shadow.
    carries_plate: bool,
    light: Rc<Room>,
    dark: Rc<Room>,
    /// Draw calls and triangles of the last picture.
    pub cost: (usize, usize),
}

fn cpu(form: &Form) -> CpuMesh {
    CpuMesh {
        positions: Positions::F32(form.positions.iter().map(|p| (*p).into()).collect()),
        normals: Some(form.normals.iter().map(|n| Vec3::from(*n).normalize()).collect()),
        // The library turns the second coordinate around.
        uvs: Some(form.grain.iter().map(|g| vec2(g[0], 1.0 - g[1])).collect()),
        indices: Indices::U32(form.corners.clone()),
        ..Default::default()
    }
}

fn pose(place: &Place) -> Mat4 {
    let [x, y, z, w] = place.turn;
    let (tx, ty, tz) = (place.at[0], place.at[1], place.at[2]);
    #[rustfmt::skip]
    let matrix = Mat4::new(
        1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + w * z), 2.0 * (x * z - w * y), 0.0,
        2.0 * (x * y - w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + w * x), 0.0,
        2.0 * (x * z + w * y), 2.0 * (y * z - w * x), 1.0 - 2.0 * (x * x + y * y), 0.0,
        tx, ty, tz, 1.0,
    );
    matrix
}

impl Thing {
    fn new(context: &Context, form: &Form, kind: Kind, room: &Rc<Room>) -> Thing {
        let instances = Instances {
            transformations: vec![],
            texture_transformations: Some(vec![]),
            colors: Some(vec![]),
        };
        let mesh = InstancedMesh::new(context, &instances, &cpu(form));
        let wood = Wood { room: room.clone(), kind, veil: 0.0, signs: false };
        Thing { mesh, wood, triangles: form.corners.len() / 3, shown: Vec::new() }
    }

    /// Shows these instances: where, in which colour, and with which code in the grain.
    fn show(&mut self, what: Vec<(Mat4, [u8; 4], f32)>) {
        if what == self.shown {
            return;
        }
        self.mesh.set_instances(&Instances {
            transformations: what.iter().map(|(at, ..)| *at).collect(),
            texture_transformations: Some(
                what.iter().map(|(_, _, code)| Mat3::from_translation(vec2(8.0 * code, 0.0))).collect(),
            ),
            colors: Some(what.iter().map(|(_, [r, g, b, a], _)| Srgba::new(*r, *g, *b, *a)).collect()),
        });
        self.shown = what;
    }
}

impl Stage {
    /// Takes a canvas. `few` asks for small shadows, for machines that draw without a graphics card.
    pub fn new(canvas: HtmlCanvasElement, parts: &Components, few: bool) -> Result<Stage, JsValue> {
        let attributes = WebGlContextAttributes::new();
        attributes.set_antialias(!few);
        attributes.set_alpha(false);
        let gl = canvas.get_context_with_context_options("webgl2", &attributes)?;
        let gl = gl.ok_or("no WebGL2")?.dyn_into::<WebGl2RenderingContext>()?;
        // The library wants one that threads could share; there is one thread.
        #[expect(clippy::arc_with_non_send_sync)]
        let gl = Arc::new(three_d::context::Context::from_webgl2_context(gl));
        let context = Context::from_gl_context(gl).map_err(|error| JsValue::from_str(&error.to_string()))?;
        let size = if few { 256 } else { 2048 };
        let room = |sun: f32, sun_colour: [f32; 3], room: f32, paper: [u8; 3]| {
            let towards_sun = vec3(-0.42, -0.50, 0.90).normalize();
            Rc::new(Room {
                sun: Lamp::new(&context, towards_sun, Vec3::unit_z(), size),
                sky: Lamp::new(&context, Vec3::unit_z(), Vec3::unit_y(), size / 2),
                towards_sun,
                sun_colour: Vec3::from(sun_colour) * sun,
                room_colour: vec3(0.92, 0.97, 1.05) * room,
                paper: Vec3::from(paper.map(|c| f32::from(c) / 255.0)),
            })
        };
        let light = room(0.90, [1.0, 0.95, 0.86], 0.80, PAPERS[0]);
        let dark = room(0.84, [1.0, 0.88, 0.70], 0.66, PAPERS[1]);
        let plan = Plan::base(parts, villa::COLOURS);
        let base = Plate::of(&parts.base, 0, Place::upright(0.0, 0.0, 0.0, 0.0));
        let floors = parts.floors.iter().enumerate();
        let floors = floors.map(|(n, board)| Plate::of(board, n + 1, Place::upright(0.0, 0.0, 0.0, 0.0)));
        let plates = std::iter::once(base.clone()).chain(floors);
        let thing = |form: &Form, kind: Kind| Thing::new(&context, form, kind, &light);
        let columns = |as_what: Kind| -> Vec<Thing> {
            let forms = parts.kinds.iter().map(|kind| Form::column(&Column::of(kind, parts.height)));
            forms.map(|form| thing(&form, as_what)).collect()
        };
        Ok(Stage {
            columns: columns(Kind::Column),
            ghosts: columns(Kind::Ghost),
            floating: columns(Kind::Column),
            outlines: OUTLINE.map(|(by, _)| {
                let forms = parts.kinds.iter().map(|kind| Form::around(&Column::of(kind, parts.height), by));
                forms.map(|form| thing(&form, Kind::Around)).collect()
            }),
            line: thing(&Form::block([LINE.1, LINE.1, 0.5]), Kind::Line),
            carries_plate: false,
            kinds: parts.columns(plan.columns.len() / parts.columns(1).len()),
            plates: plates.map(|plate| thing(&Form::plate(&plate), Kind::Floor)).collect(),
            rim: thing(&Form::rim(&base, parts.rim), Kind::Floor),
            table: thing(&Form::disc(), Kind::Table),
            spots: thing(&Form::disc(), Kind::Spot),
            hook: thing(&Form::block([0.014, 0.002, 0.005]), Kind::Floor),
            light,
            dark,
            cost: (0, 0),
            canvas,
            context,
        })
    }

    /// The canvas.
    pub fn canvas(&self) -> &HtmlCanvasElement {
        &self.canvas
    }

    /// Its pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.canvas.width(), self.canvas.height())
    }

    /// Draws a picture, in as many pixels as the canvas has.
    pub fn draw(&mut self, picture: &Picture) {
        let room = if picture.dark { self.dark.clone() } else { self.light.clone() };
        let moved = self.place(picture);
        let (width, height) = (self.canvas.width(), self.canvas.height());
        let top = picture.poses.plates.len();
        let plates = self.plates.iter().take(top - usize::from(picture.carries_plate && top > 1));
        let things = self.columns.iter().chain(plates).chain([&self.hook]);
        let there = |thing: &&Thing| thing.mesh.instance_count() > 0;
        let casting: Vec<&dyn Geometry> =
            things.filter(there).map(|thing| &thing.mesh as &dyn Geometry).collect();
        let mut calls = 0;
        if moved {
            room.sun.see(&casting);
            room.sky.see(&casting);
            calls += 2 * casting.len();
        }
        let (at, to, up) = (picture.eye.position(), picture.eye.target, picture.eye.up());
        let to3 = |p: [f64; 3]| vec3(p[0] as f32, p[1] as f32, p[2] as f32);
        let fov = radians(2.0 * (HALF_VIEW as f32).atan());
        let viewport = Viewport::new_at_origo(width, height);
        let camera = Camera::new_perspective(viewport, to3(at), to3(to), to3(up), fov, 0.05, 8.0);
        let [r, g, b] = PAPERS[usize::from(picture.dark)].map(|c| f32::from(c) / 255.0);
        let target = RenderTarget::screen(&self.context, width, height);
        target.clear(ClearState::color_and_depth(r, g, b, 1.0, 1.0));
        for (plate, veil) in self.plates.iter_mut().zip(picture.veils.iter().chain(std::iter::repeat(&0.0))) {
            plate.wood.veil = *veil;
        }
        // What is seen through comes last, the lower floors before those above them.
        let (veiled, solid): (Vec<_>, Vec<_>) =
            self.plates.iter_mut().partition(|plate| plate.wood.veil > 0.0);
        let [light, dark] = &mut self.outlines;
        let things = self.columns.iter_mut().chain(&mut self.floating).chain(light).chain(dark).chain(solid);
        let things = things.chain([&mut self.rim, &mut self.hook, &mut self.line, &mut self.table]);
        let things = things.chain([&mut self.spots]).chain(&mut self.ghosts).chain(veiled);
        let mut triangles = 0;
        for thing in things.filter(|thing| thing.mesh.instance_count() > 0) {
            thing.wood.room = room.clone();
            thing.wood.signs = picture.palette.signs;
            target.render_with_material(&thing.wood, &camera, [&thing.mesh], &[]);
            calls += 1;
            triangles += thing.triangles * thing.mesh.instance_count() as usize;
        }
        self.cost = (calls, triangles);
    }

    /// Puts everything in its place; whether something has moved that throws a shadow.
    fn place(&mut self, picture: &Picture) -> bool {
        let glowing = |colour: [u8; 3], glow: f32| {
            let [r, g, b] = colour;
            [r, g, b, (255.0 * (1.0 - glow)) as u8]
        };
        let mut by_kind = vec![Vec::new(); self.columns.len()];
        let (mut floating, mut outlined) = (by_kind.clone(), vec![Vec::new(); self.columns.len()]);
        let colours = picture.palette.colours;
        let in_colour = self.kinds.len() / colours.len();
        for (n, place) in picture.poses.columns.iter().enumerate() {
            let (Some(place), Some(kind)) = (place, self.kinds.get(n)) else { continue };
            let look = picture.looks.get(n).copied().unwrap_or_default();
            let number = n / in_colour;
            let mut colour = colours[number % colours.len()];
            if let Some((tint, share)) = look.tint {
                for (c, t) in colour.iter_mut().zip(tint) {
                    *c = (f32::from(*c) * (1.0 - share) + 255.0 * t * share) as u8;
                }
            }
            let code = (number % 4 + 4 * n) as f32;
            let to = if look.floats { &mut floating } else { &mut by_kind };
            to[*kind].push((pose(place), glowing(colour, look.glow), code));
            if look.outlined {
                outlined[*kind].push(pose(place));
            }
        }
        for (things, (_, colour)) in self.outlines.iter_mut().zip(OUTLINE) {
            for (thing, poses) in things.iter_mut().zip(&outlined) {
                thing.show(poses.iter().map(|at| (*at, glowing(colour, 0.0), 0.0)).collect());
            }
        }
        for (kind, thing) in self.ghosts.iter_mut().enumerate() {
            let of_kind = picture.ghosts.iter().filter(|ghost| self.kinds.get(ghost.column) == Some(&kind));
            let colour = |n: usize| glowing(colours[n / in_colour % colours.len()], 0.0);
            thing.show(of_kind.map(|ghost| (pose(&ghost.place), colour(ghost.column), 0.0)).collect());
        }
        let before: Vec<usize> = self.everything().map(|thing| thing.shown.len()).collect();
        let mut moved = self.dark_changed(picture.dark) || self.carries_plate != picture.carries_plate;
        self.carries_plate = picture.carries_plate;
        for (thing, what) in self.floating.iter_mut().zip(floating) {
            thing.show(what);
        }
        for (thing, what) in self.columns.iter_mut().zip(by_kind) {
            moved |= thing.shown.iter().map(|s| s.0).ne(what.iter().map(|s| s.0));
            thing.show(what);
        }
        for (level, thing) in self.plates.iter_mut().enumerate() {
            let glow = picture.plates.get(level).copied().unwrap_or_default();
            let place = picture.poses.plates.get(level);
            let what: Vec<_> = place
                .map(|p| (pose(p), glowing(FLOORS[level % FLOORS.len()], glow), 0.0))
                .into_iter()
                .collect();
            moved |= thing.shown.iter().map(|s| s.0).ne(what.iter().map(|s| s.0));
            thing.show(what);
        }
        let base = picture.poses.plates.first().map(|p| (pose(p), glowing(RIM, 0.0), 0.0));
        self.rim.show(base.into_iter().collect());
        let table = if picture.dark { [66, 52, 40] } else { [222, 203, 175] };
        let under = Mat4::from_translation(vec3(0.0, 0.0, -0.0008)) * Mat4::from_scale(1.6);
        self.table.show(vec![(under, glowing(table, 0.0), 0.0)]);
        let spot = |spot: &super::picture::Spot| {
            let at = vec3(spot.at[0] as f32, spot.at[1] as f32, spot.at[2] as f32 + 0.0006);
            let size = Mat4::from_nonuniform_scale(spot.radius as f32, spot.radius as f32, 1.0);
            (
                Mat4::from_translation(at) * size,
                spot.colour.map(|c| (255.0 * c) as u8),
                f32::from(spot.mark as u8),
            )
        };
        self.spots.show(picture.spots.iter().map(spot).collect());
        let line = picture.plumb.map(|[from, to]| {
            let middle = [0, 1, 2].map(|n| ((from[n] + to[n]) / 2.0) as f32);
            let long = Mat4::from_nonuniform_scale(1.0, 1.0, (from[2] - to[2]).abs() as f32);
            (Mat4::from_translation(middle.into()) * long, glowing(LINE.0, 0.0), 0.0)
        });
        self.line.show(line.into_iter().collect());
        let prongs = picture.hook.iter().flat_map(|place| {
            [1.0f32, -1.0].map(|side| {
                let turn = Mat4::from_angle_z(radians(side * 40f32.to_radians()));
                let at = Mat4::from_translation(vec3(0.0107, side * 0.0090, 0.0));
                (pose(place) * at * turn, glowing(HOOK, 0.0), 0.0)
            })
        });
        self.hook.show(prongs.collect());
        moved || self.everything().map(|thing| thing.shown.len()).ne(before)
    }

    fn everything(&self) -> impl Iterator<Item = &Thing> {
        self.columns.iter().chain(&self.plates).chain([&self.hook])
    }

    /// Another room has its own shadows, which have not seen this villa.
    fn dark_changed(&mut self, dark: bool) -> bool {
        let room = if dark { &self.dark } else { &self.light };
        !Rc::ptr_eq(&self.table.wood.room, room)
    }
}
