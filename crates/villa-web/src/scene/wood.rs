//! The material of everything, and the two lights that it knows: that of a window or a lamp, and the ceiling's.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use three_d::{
    Blend, Camera, ClearState, Context, Cull, DepthMaterial, DepthTexture2D, EffectMaterialId, Geometry,
    Light, Mat4, Material, MaterialType, Program, RenderStates, Vec3, Vec4, Viewer, Viewport, Wrapping,
    WriteMask, vec3,
};

/// What a fragment is made of; see `wood.frag`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Column = 0,
    Floor = 1,
    Table = 2,
    Spot = 3,
    Ghost = 4,
    /// What is around a column: its back is drawn, in one colour.
    Around = 5,
    /// The room around everything: its walls are seen from inside.
    Room = 6,
    /// A hand; its sleeve fades away.
    Hand = 7,
    /// A line of one colour.
    Line = 8,
}

/// A light that sees the villa, and how deep it sees.
pub struct Lamp {
    camera: Camera,
    depth: DepthTexture2D,
}

impl Lamp {
    /// A lamp that shines from a direction on a villa so large, with a map of this many pixels.
    pub fn new(context: &Context, from: Vec3, up: Vec3, size: u32) -> Lamp {
        let middle = vec3(0.0, 0.0, 0.2);
        let viewport = Viewport::new_at_origo(size, size);
        let camera = Camera::new_orthographic(viewport, middle + from, middle, up, 0.86, 0.0, 2.0);
        let edge = Wrapping::ClampToEdge;
        Lamp { camera, depth: DepthTexture2D::new::<f32>(context, size, size, edge, edge) }
    }

    /// Looks at what there is.
    pub fn see(&self, things: &[&dyn Geometry]) {
        let states = RenderStates { write_mask: WriteMask::DEPTH, ..Default::default() };
        let depth = DepthMaterial { render_states: states, ..Default::default() };
        let target = self.depth.as_depth_target();
        target.clear(ClearState::default()).render_with_material(&depth, &self.camera, things, &[]);
    }

    /// From the world to the map.
    fn matrix(&self) -> Mat4 {
        let mut half = Mat4::from_scale(0.5);
        half.w = vec3(0.5, 0.5, 0.5).extend(1.0);
        half * self.camera.projection() * self.camera.view()
    }
}

/// Columns that the shader knows the feet of.
pub const FEET: usize = 20;

/// The light of the room, and what all forms have in common in a picture.
pub struct Room {
    /// Shadows of the window by day, of the lamp by night.
    pub sun: Lamp,
    /// From straight above: how open a place is.
    pub sky: Lamp,
    pub towards_sun: Vec3,
    /// Whether the lamp is lit, and not the window.
    pub night: Cell<bool>,
    /// How often a shadow is looked up for a pixel.
    pub taps: Cell<i32>,
    /// Where columns stand, and how wide they are.
    pub feet: RefCell<[Vec4; FEET]>,
}

/// The material.
pub struct Wood {
    pub room: Rc<Room>,
    pub kind: Kind,
    /// How see-through it is, from 0 to 1.
    pub veil: f32,
    /// Whether columns have the signs of their colours.
    pub signs: bool,
}

impl Material for Wood {
    fn fragment_shader_source(&self, _: &[&dyn Light]) -> String {
        include_str!("wood.frag").into()
    }

    fn id(&self) -> EffectMaterialId {
        EffectMaterialId(0x0001)
    }

    fn use_uniforms(&self, program: &Program, viewer: &dyn Viewer, _: &[&dyn Light]) {
        let Room { sun, sky, towards_sun, night, taps, feet } = &*self.room;
        let kind = if self.kind == Kind::Line { Kind::Around } else { self.kind };
        program.use_uniform("kind", kind as i32);
        program.use_uniform("veil", self.veil);
        program.use_uniform("signs", f32::from(self.signs));
        program.use_uniform("eye", viewer.position());
        program.use_uniform("sunDirection", towards_sun);
        program.use_uniform("night", f32::from(night.get()));
        program.use_uniform("taps", taps.get());
        program.use_uniform_array("feet", feet.borrow().as_slice());
        program.use_uniform("sunMatrix", sun.matrix());
        program.use_uniform("skyMatrix", sky.matrix());
        program.use_depth_texture("sunMap", &sun.depth);
        program.use_depth_texture("skyMap", &sky.depth);
    }

    fn render_states(&self) -> RenderStates {
        match self.kind {
            Kind::Around | Kind::Room => RenderStates { cull: Cull::Front, ..Default::default() },
            Kind::Spot => RenderStates {
                write_mask: WriteMask::COLOR,
                blend: Blend::TRANSPARENCY,
                ..Default::default()
            },
            Kind::Hand => RenderStates { blend: Blend::TRANSPARENCY, cull: Cull::Back, ..Default::default() },
            Kind::Ghost | Kind::Floor if self.kind == Kind::Ghost || self.veil > 0.0 => RenderStates {
                write_mask: WriteMask::COLOR,
                blend: Blend::TRANSPARENCY,
                cull: Cull::Back,
                ..Default::default()
            },
            _ => RenderStates { cull: Cull::Back, ..Default::default() },
        }
    }

    fn material_type(&self) -> MaterialType {
        match self.kind {
            Kind::Spot | Kind::Ghost | Kind::Hand => MaterialType::Transparent,
            Kind::Floor if self.veil > 0.0 => MaterialType::Transparent,
            _ => MaterialType::Opaque,
        }
    }
}
