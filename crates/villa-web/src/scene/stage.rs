//! Draws pictures on the page's own canvas.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use three_d::{
    Camera, ClearState, Context, CpuMesh, Geometry, Indices, InnerSpace, InstancedMesh, Instances, Mat3,
    Mat4, Positions, RenderTarget, Srgba, Vec3, Vec4, Viewport, radians, vec2, vec3, vec4,
};
use villa_world::{Column, Components, Plan, Plate, Pose};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlCanvasElement, WebGl2RenderingContext, WebGlContextAttributes};

use super::eye::HALF_VIEW;
use super::mesh::Form;
use super::picture::{HANDLE, Picture};
use super::wood::{FEET, Kind, Lamp, Room, Wood};
use crate::quality::Quality;

/// The floors' colours, lighter than the columns', so that columns stay in front of them.
const FLOORS: [[u8; 3]; 6] =
    [[226, 203, 164], [110, 150, 201], [126, 178, 128], [236, 205, 106], [230, 156, 84], [211, 110, 96]];

/// Where nothing may stand (V1).
const RIM: [u8; 3] = [86, 138, 92];

/// The table, by day and by lamp light.
const TABLES: [[u8; 3]; 2] = [[172, 132, 96], [112, 82, 56]];

/// Where no column stands.
const NOWHERE: Vec4 = Vec4::new(0.0, 0.0, -9.0, 0.0);

/// From the middle of the room to its walls, in metres; the table is as wide as the light falls on it.
const ROOM: f64 = 4.0;
const TABLE: f32 = 0.8;

const HOOK: [u8; 3] = [70, 70, 76];

/// Where the prongs of the hook end, ahead of its point.
const PRONGS_END: f32 = 0.020;

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
    /// The prongs of the hook, and what it is held by.
    hook: Thing,
    shank: Thing,
    /// Hands around a column, by kind, and around the edge of a floor.
    hands: Vec<Thing>,
    /// Pale columns, by kind.
    ghosts: Vec<Thing>,
    /// Columns that throw no shadow, by kind.
    floating: Vec<Thing>,
    /// Outlines of columns, by kind; first the light ones.
    outlines: [Vec<Thing>; 2],
    line: Thing,
    /// Whether the highest plate throws no shadow.
    carries_plate: bool,
    walls: Thing,
    room: Rc<Room>,
    /// By kind, in metres.
    radii: Vec<f32>,
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

fn pose(place: &Pose) -> Mat4 {
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
        let towards_sun = vec3(-0.42, -0.50, 0.90).normalize();
        let room = Rc::new(Room {
            sun: Lamp::new(&context, towards_sun, Vec3::unit_z(), size),
            sky: Lamp::new(&context, Vec3::unit_z(), Vec3::unit_y(), size / 2),
            towards_sun,
            night: Cell::new(false),
            taps: Cell::new(Quality::Best.taps()),
            feet: RefCell::new([NOWHERE; FEET]),
        });
        let plan = Plan::base(parts, villa::COLOURS);
        let base = Plate::of(&parts.base, 0, Pose::upright(0.0, 0.0, 0.0, 0.0));
        let floors = parts.floors.iter().enumerate();
        let floors = floors.map(|(n, board)| Plate::of(board, n + 1, Pose::upright(0.0, 0.0, 0.0, 0.0)));
        let plates = std::iter::once(base.clone()).chain(floors);
        let thing = |form: &Form, kind: Kind| Thing::new(&context, form, kind, &room);
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
            hands: {
                let halves = parts.kinds.iter().map(|kind| Column::of(kind, parts.height).radius());
                let thin = parts.floors.first().map_or(0.003, |board| board.thickness / 2.0);
                halves.chain([thin]).map(|half| thing(&Form::hand(half), Kind::Hand)).collect()
            },
            line: thing(&Form::block([LINE.1, LINE.1, 0.5]), Kind::Line),
            carries_plate: false,
            kinds: parts.columns(plan.columns.len() / parts.columns(1).len()),
            plates: plates.map(|plate| thing(&Form::plate(&plate), Kind::Floor)).collect(),
            rim: thing(&Form::rim(&base, parts.rim), Kind::Floor),
            table: thing(&Form::disc(), Kind::Table),
            spots: thing(&Form::disc(), Kind::Spot),
            hook: thing(&Form::block([0.014, 0.002, 0.005]), Kind::Floor),
            shank: thing(&Form::block([0.5, 0.0012, 0.0012]), Kind::Floor),
            walls: thing(&Form::block([ROOM; 3]), Kind::Room),
            radii: parts.kinds.iter().map(|kind| Column::of(kind, parts.height).radius() as f32).collect(),
            room,
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
    pub fn draw(&mut self, picture: &Picture, quality: Quality) {
        self.room.taps.set(quality.taps());
        let moved = self.place(picture);
        self.room.night.set(picture.dark);
        self.know_feet(picture);
        let (width, height) = (self.canvas.width(), self.canvas.height());
        let top = picture.poses.plates.len();
        let plates = self.plates.iter().take(top - usize::from(picture.carries_plate && top > 1));
        let things = self.columns.iter().chain(plates).chain([&self.hook]);
        let there = |thing: &&Thing| thing.mesh.instance_count() > 0;
        let casting: Vec<&dyn Geometry> =
            things.filter(there).map(|thing| &thing.mesh as &dyn Geometry).collect();
        let mut calls = 0;
        if moved {
            self.room.sun.see(&casting);
            self.room.sky.see(&casting);
            calls += 2 * casting.len();
        }
        let (at, to, up) = (picture.eye.position(), picture.eye.target, picture.eye.up());
        let to3 = |p: [f64; 3]| vec3(p[0] as f32, p[1] as f32, p[2] as f32);
        let fov = radians(2.0 * (HALF_VIEW as f32).atan());
        let viewport = Viewport::new_at_origo(width, height);
        let camera = Camera::new_perspective(viewport, to3(at), to3(to), to3(up), fov, 0.05, 12.0);
        let target = RenderTarget::screen(&self.context, width, height);
        target.clear(ClearState::color_and_depth(0.0, 0.0, 0.0, 1.0, 1.0));
        for (plate, veil) in self.plates.iter_mut().zip(picture.veils.iter().chain(std::iter::repeat(&0.0))) {
            plate.wood.veil = *veil;
        }
        // What is seen through comes last, the lower floors before those above them.
        let (veiled, solid): (Vec<_>, Vec<_>) =
            self.plates.iter_mut().partition(|plate| plate.wood.veil > 0.0);
        let [light, dark] = &mut self.outlines;
        let things = self.columns.iter_mut().chain(&mut self.floating).chain(light).chain(dark).chain(solid);
        let things =
            things.chain([&mut self.rim, &mut self.hook, &mut self.shank, &mut self.line, &mut self.table]);
        // Walls are behind everything: nothing is drawn twice.
        let things = things.chain([&mut self.walls]);
        let things =
            things.chain([&mut self.spots]).chain(&mut self.ghosts).chain(veiled).chain(&mut self.hands);
        let mut triangles = 0;
        for thing in things.filter(|thing| thing.mesh.instance_count() > 0) {
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
        self.show_hands(picture);
        let before: Vec<usize> = self.everything().map(|thing| thing.shown.len()).collect();
        let mut moved = self.carries_plate != picture.carries_plate;
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
        let under = Mat4::from_translation(vec3(0.0, 0.0, -0.0008)) * Mat4::from_scale(TABLE);
        self.table.show(vec![(under, glowing(TABLES[usize::from(picture.dark)], 0.0), 0.0)]);
        self.walls.show(vec![(Mat4::from_scale(1.0), glowing(TABLES[0], 0.0), 0.0)]);
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
        let shank = picture.hook.iter().map(|place| {
            let [ahead, left] = HANDLE.map(|c| c as f32);
            let (from, to) = (PRONGS_END, ahead + 0.01);
            let long = Mat4::from_nonuniform_scale(to - from, 1.0, 1.0);
            let at = Mat4::from_translation(vec3((from + to) / 2.0, left, 0.0));
            (pose(place) * at * long, glowing(HOOK, 0.0), 0.0)
        });
        self.shank.show(shank.collect());
        moved || self.everything().map(|thing| thing.shown.len()).ne(before)
    }

    fn everything(&self) -> impl Iterator<Item = &Thing> {
        self.columns.iter().chain(&self.plates).chain([&self.hook])
    }

    fn show_hands(&mut self, picture: &Picture) {
        let mut by_kind = vec![Vec::new(); self.hands.len()];
        for hand in &picture.hands {
            let kind = hand.holds.and_then(|n| self.kinds.get(n).copied()).unwrap_or(self.hands.len() - 1);
            let [along, left, over] = hand.pose.axes();
            let axis = |a: [f64; 3], w: f32| vec4(a[0] as f32, a[1] as f32, a[2] as f32, w);
            let at =
                Mat4::from_cols(axis(along, 0.0), axis(left, 0.0), axis(over, 0.0), axis(hand.pose.at, 1.0));
            let [r, g, b] = hand.sleeve;
            by_kind[kind].push((at, [r, g, b, (255.0 * hand.there) as u8], 0.0));
        }
        for (thing, what) in self.hands.iter_mut().zip(by_kind) {
            thing.show(what);
        }
    }

    /// Where columns stand upright: there the floor is darker.
    fn know_feet(&self, picture: &Picture) {
        let mut feet = self.room.feet.borrow_mut();
        let places = picture.poses.columns.iter().zip(&self.kinds).enumerate();
        for (foot, (n, (place, kind))) in feet.iter_mut().zip(places) {
            let floats = picture.looks.get(n).is_some_and(|look| look.floats);
            let stands = |place: &&Pose| {
                let [x, y, ..] = place.turn;
                !floats && x * x + y * y < 0.01
            };
            *foot = place.as_ref().filter(stands).map_or(NOWHERE, |place| {
                let [x, y, z] = place.at;
                vec4(x, y, z, self.radii[*kind])
            });
        }
    }
}
