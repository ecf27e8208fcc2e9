// Painted wood in a room: a window by day, a lamp by night, and the room itself, softly.
uniform int kind; // 0 a column, 1 a floor, 2 the table, 3 a spot that only has a colour, 4 a ghost, 5 only a colour, 6 the room, 7 a hand
uniform float veil; // how see-through it is
uniform float signs; // whether shafts have signs
uniform float night; // 0 by day, 1 by lamp light
uniform int taps; // how often a shadow is looked up: the quality
uniform vec3 eye;
uniform vec3 sunDirection;
uniform mat4 sunMatrix;
uniform mat4 skyMatrix;
uniform sampler2D sunMap;
uniform sampler2D skyMap;
uniform vec4 feet[20]; // where columns stand, and how wide they are

in vec3 pos;
in vec3 nor;
in vec2 uvs;
in vec4 col;

layout (location = 0) out vec4 outColor;

// Metres: how high a column is, and how wide the light of the two maps.
const float HIGH = 0.080;
const float WIDE = 0.86;

float hash(vec3 p) {
    p = fract(p * vec3(0.1031, 0.1030, 0.0973));
    p += dot(p, p.yxz + 33.33);
    return fract((p.x + p.y) * p.z);
}

float noise(vec3 p) {
    vec3 i = floor(p);
    vec3 f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    vec4 low = vec4(hash(i), hash(i + vec3(1, 0, 0)), hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)));
    vec4 high = vec4(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)));
    vec4 z = mix(low, high, f.z);
    // (00, 10, 01, 11): along y first, then along x.
    vec2 y = vec2(mix(z.x, z.z, f.y), mix(z.y, z.w, f.y));
    return mix(y.x, y.y, f.x);
}

// Where along a ring of taps this pixel begins: neighbours differ, so that few taps look like many.
float turn() {
    return 6.2831853 * fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
}

vec2 tap(int n, float radius, float begin) {
    float angle = begin + 2.399963 * float(n);
    return radius * sqrt((float(n) + 0.5) / float(taps)) * vec2(cos(angle), sin(angle));
}

bool outside(vec4 p) {
    return any(lessThan(p.xy, vec2(0.002))) || any(greaterThan(p.xy, vec2(0.998)));
}

// The share of the window or lamp that is not hidden: sharp where the shadow begins, softer farther away.
float sunlight(vec3 at) {
    vec4 p = sunMatrix * vec4(at, 1.0);
    if (outside(p)) return 1.0;
    float begin = turn();
    float deep = 0.0;
    float hits = 0.0;
    for (int n = 0; n < 16; n += 2) {
        if (n >= taps) break;
        float depth = texture(sunMap, p.xy + tap(n, 0.022, begin)).x;
        float hides = step(depth, p.z - 0.0012);
        deep += hides * (p.z - depth);
        hits += hides;
    }
    // The lights see two metres deep.
    float away = hits > 0.0 ? 2.0 * deep / hits : 0.05;
    float radius = clamp(0.16 * away / WIDE, 0.0020, 0.022);
    float sum = 0.0;
    for (int n = 0; n < 16; n++) {
        if (n >= taps) break;
        sum += step(p.z - 0.0012, texture(sunMap, p.xy + tap(n, radius, begin)).x);
    }
    return sum / float(taps);
}

// How open a place is to the ceiling; what is far above hides less.
float openness(vec3 at) {
    vec4 p = skyMatrix * vec4(at, 1.0);
    if (outside(p)) return 1.0;
    float sum = 0.0;
    float begin = turn();
    for (int n = 0; n < 16; n++) {
        if (n >= taps) break;
        float above = 2.0 * (p.z - texture(skyMap, p.xy + tap(n, 0.060, begin)).x);
        sum += above < 0.004 ? 1.0 : 0.45 * smoothstep(0.04, 0.30, above);
    }
    return sum / float(taps);
}

// 1 inside of a box, 0 outside, with a soft edge.
float box(vec2 p, vec2 middle, vec2 half_size, float soft) {
    vec2 d = abs(p - middle) - half_size;
    vec2 s = 1.0 - smoothstep(vec2(-soft), vec2(soft), d);
    return s.x * s.y;
}

// The room, as it is seen that way; the blurrier the softer its things.
vec3 room(vec3 d, float blur) {
    vec2 towards = normalize(sunDirection.xy);
    vec2 flat_way = vec2(dot(d.xy, towards), dot(d.xy, vec2(-towards.y, towards.x)));
    vec3 wall = mix(vec3(0.76, 0.69, 0.59), vec3(0.93, 0.90, 0.84), smoothstep(-0.1 - blur, 0.5 + blur, d.z));
    vec3 ground = mix(vec3(0.40, 0.31, 0.24), vec3(0.60, 0.50, 0.40), smoothstep(-0.7, -0.05, d.z));
    vec3 day = mix(ground, wall, smoothstep(-0.06 - blur, -0.02 + blur, d.z));
    // The side with the window is against the light; the other one has it on its wall.
    day *= 1.0 - 0.16 * flat_way.x;
    vec3 dark = mix(vec3(0.040, 0.030, 0.024), vec3(0.105, 0.078, 0.056), smoothstep(-0.4 - blur, 0.5 + blur, d.z));
    float ahead = flat_way.x;
    vec2 w = vec2(flat_way.y, d.z) / max(ahead, 0.05);
    float there = smoothstep(0.10, 0.35, ahead);
    float pane = there * (box(w, vec2(-0.29, 0.62), vec2(0.26, 0.60), 0.03 + blur) + box(w, vec2(0.29, 0.62), vec2(0.26, 0.60), 0.03 + blur));
    vec3 garden = mix(vec3(0.62, 0.78, 0.55), vec3(0.92, 1.0, 1.12), smoothstep(0.10, 0.55, w.y));
    day = mix(day, garden * 1.9, min(pane, 1.0));
    // Dusk in the window, and a lamp above that side.
    dark = mix(dark, vec3(0.055, 0.085, 0.150), min(pane, 1.0));
    float lamp = max(0.0, dot(d, normalize(vec3(sunDirection.xy, 0.55))));
    dark += vec3(1.0, 0.62, 0.28) * (0.05 * pow(lamp, 5.0) + 1.6 * smoothstep(0.982 - 0.08 * blur, 0.990 + 0.05 * blur, lamp));
    // A sideboard with books across from the window, and a door beside it.
    vec2 b = vec2(flat_way.y, d.z) / max(-ahead, 0.05);
    float back = smoothstep(0.10, 0.35, -ahead);
    float board = back * box(b, vec2(0.25, 0.02), vec2(0.50, 0.16), 0.03 + blur);
    float door = back * box(b, vec2(-0.75, 0.30), vec2(0.20, 0.55), 0.04 + blur);
    day = mix(day, vec3(0.46, 0.31, 0.20), 0.75 * board);
    day = mix(day, vec3(0.66, 0.53, 0.40), 0.6 * door);
    dark = mix(dark, vec3(0.060, 0.040, 0.026), 0.8 * board);
    dark += 0.10 * vec3(1.0, 0.75, 0.45) * door;
    // A picture on the third wall.
    float aside = flat_way.y;
    vec2 c = vec2(flat_way.x, d.z) / max(aside, 0.05);
    float picture = smoothstep(0.10, 0.35, aside) * box(c, vec2(0.1, 0.36), vec2(0.30, 0.20), 0.03 + blur);
    day = mix(day, vec3(0.50, 0.58, 0.62), 0.55 * picture);
    dark += 0.03 * vec3(0.6, 0.7, 0.9) * picture;
    return mix(day, dark, night);
}

// What the light of all the room comes to on a surface that faces that way.
vec3 ambient(vec3 n) {
    float up = 0.5 + 0.5 * n.z;
    float window = max(0.0, 0.35 + 0.65 * dot(n, normalize(vec3(sunDirection.xy, 0.25))));
    vec3 day = mix(vec3(0.40, 0.34, 0.28), vec3(0.66, 0.66, 0.65), up) + vec3(0.24, 0.25, 0.27) * window;
    vec3 dark = mix(vec3(0.26, 0.19, 0.14), vec3(0.36, 0.30, 0.25), up) + vec3(0.22, 0.16, 0.10) * window;
    return mix(day, dark, night);
}

// The sign on a column's end: a dot, a bar, a cross, a ring.
float mark(vec2 p, int which) {
    float soft = fwidth(p.y) + 0.04;
    float d = 1.0;
    if (which == 0) d = length(p) - 0.38;
    else if (which == 1) d = max(abs(p.y) - 0.16, abs(p.x) - 0.6);
    else if (which == 2) d = min(max(abs(p.y) - 0.15, abs(p.x) - 0.55), max(abs(p.x) - 0.15, abs(p.y) - 0.55));
    else d = abs(length(p) - 0.45) - 0.13;
    return 1.0 - smoothstep(-soft, soft, d);
}

// The same sign on a shaft, so many metres around it and up from the middle of the sign; the bar goes all around.
float shaft(float cell, float up, int which) {
    vec2 p = vec2((cell - 0.5) * 0.0155, up) / 0.0058;
    if (which == 1) {
        float soft = fwidth(p.y) + 0.03;
        return 1.0 - smoothstep(-soft, soft, abs(p.y) - 0.34);
    }
    if (which == 0) return mark(p * 0.75, 0);
    return mark(p * 0.85, which);
}

void spot() {
    float code = floor((uvs.x + 4.0) / 8.0);
    vec2 p = vec2(uvs.x - 8.0 * code, uvs.y);
    float r = length(p);
    float soft = fwidth(r);
    float inside = 1.0 - smoothstep(1.0 - 2.0 * soft, 1.0, r);
    vec3 colour = pow(col.rgb, vec3(1.0 / 2.2));
    if (code < 0.5) {
        // A disc with a soft edge and a rim.
        float rim = smoothstep(0.80 - soft, 0.80 + soft, r);
        outColor = vec4(colour, col.a * inside * mix(0.45, 1.0, rim));
        return;
    }
    // Dark outside, light inside of that, and in the middle the colour: it is seen on every floor.
    float light = smoothstep(0.66 - soft, 0.66 + soft, r);
    float dark = smoothstep(0.86 - soft, 0.86 + soft, r);
    float cross_ = 0.0;
    if (code > 1.5) {
        float d = min(max(abs(p.x + p.y), abs(p.x - p.y) - 0.85), max(abs(p.x - p.y), abs(p.x + p.y) - 0.85));
        cross_ = 1.0 - smoothstep(0.12, 0.12 + 2.0 * soft, d);
    }
    vec3 ring = mix(mix(colour, vec3(1.0), max(light, cross_)), vec3(0.10, 0.07, 0.05), dark);
    outColor = vec4(ring, inside * mix(0.62, 0.96, max(light, cross_)));
}

// Bare wood across the grain: rings around a heart beside the middle, and rays.
vec3 end_grain(vec2 p, float which) {
    vec2 q = p + 0.55 * vec2(cos(which * 2.4), sin(which * 2.4));
    float far = length(q);
    float rings = sin(34.0 * far + 2.5 * noise(vec3(p * 4.0, which)));
    float rays = noise(vec3(atan(q.y, q.x) * 26.0, far * 3.0, which));
    return vec3(0.72, 0.52, 0.31) * (0.90 + 0.13 * rings) * (0.93 + 0.14 * rays);
}

void main() {
    if (kind == 3) { spot(); return; }
    vec3 view = normalize(eye - pos);
    if (kind == 5) {
        outColor = vec4(pow(col.rgb, vec3(1.0 / 2.2)), 1.0);
        return;
    }
    if (kind == 6) {
        outColor = vec4(pow(room(-view, 0.10), vec3(1.0 / 2.2)), 1.0);
        return;
    }
    vec3 n = normalize(nor);
    if (kind == 4) {
        float edge = 1.0 - abs(dot(n, view));
        outColor = vec4(pow(mix(col.rgb, vec3(1.0), 0.3), vec3(1.0 / 2.2)), 0.45 + 0.45 * edge);
        return;
    }
    vec3 colour = col.rgb;
    float glow = 1.0 - col.a;
    // How glossy the lacquer is, how rough, and how near something else is.
    float coat = 1.0;
    float rough = 0.10;
    float contact = 1.0;
    float opacity = 1.0;
    if (kind == 0) {
        float code = floor(uvs.x / 8.0);
        vec2 g = vec2(uvs.x - 8.0 * code, uvs.y);
        if (g.x > 2.0) {
            vec2 p = vec2(g.x - 4.0, g.y);
            colour = mix(end_grain(p, code), col.rgb, 0.18);
            colour = mix(colour, col.rgb * 0.45, 0.92 * mark(p, int(mod(code, 4.0))));
            coat = 0.25;
        } else {
            // The grain repeats itself from sign to sign, without a seam.
            float cell = fract(10.0 * g.x);
            vec2 around = vec2(cos(6.2831853 * cell), sin(6.2831853 * cell));
            float fine = noise(vec3(around * 9.0, g.y * 40.0 + code * 7.0));
            float pores = noise(vec3(around * 34.0, g.y * 60.0 + code * 3.0));
            colour *= 0.88 + 0.16 * fine - 0.10 * smoothstep(0.62, 0.9, pores);
            rough += 0.08 * fine;
            if (signs > 0.5) {
                float painted = max(shaft(cell, g.y - 0.062, int(mod(code, 4.0))), shaft(cell, g.y - 0.018, int(mod(code, 4.0))));
                float bright = dot(col.rgb, vec3(0.2126, 0.7152, 0.0722));
                vec3 sign_ = bright > 0.30 ? col.rgb * 0.22 : mix(col.rgb, vec3(1.0), 0.72);
                colour = mix(colour, sign_, 0.85 * painted);
            }
            // Paint is thin on an edge that has been touched often.
            float edge = min(g.y, HIGH - g.y);
            float worn = (1.0 - smoothstep(0.0006, 0.0016, edge)) * smoothstep(0.35, 0.60, noise(vec3(around * 6.0, code)));
            colour = mix(colour, vec3(0.72, 0.54, 0.34), 0.55 * worn);
            contact = 1.0 - 0.42 * exp(-g.y / 0.0055);
        }
    } else if (kind == 1) {
        bool side = uvs.x > 2.0;
        if (side) {
            // Layers of plywood, under the paint of the faces.
            float layer = uvs.y / 0.0012;
            float which = floor(layer);
            float across = mod(which, 2.0);
            float fine = noise(vec3(uvs.x * mix(60.0, 900.0, across), uvs.y * 1500.0, which));
            vec3 ply = mix(vec3(0.76, 0.58, 0.37), vec3(0.56, 0.38, 0.22), across) * (0.86 + 0.24 * fine);
            ply *= 1.0 - 0.35 * (1.0 - smoothstep(0.0, 0.16, min(fract(layer), 1.0 - fract(layer))));
            colour = mix(ply, colour, 0.30);
            coat = 0.35;
        } else {
            float wave = noise(vec3(uvs * vec2(5.0, 14.0), 1.0));
            float grain = noise(vec3(uvs.x * 9.0, uvs.y * 190.0 + 6.0 * wave, 2.0));
            float bands = 0.5 + 0.5 * sin(70.0 * uvs.y + 9.0 * wave);
            colour *= 0.86 + 0.16 * grain + 0.07 * bands;
            rough = 0.22 + 0.06 * grain;
            coat = 0.7;
            // Feet and heads that stand on it or bear it.
            if (abs(n.z) > 0.5) {
                float other = n.z > 0.0 ? 0.0 : HIGH;
                for (int i = 0; i < 20; i++) {
                    vec3 d = pos - feet[i].xyz;
                    if (abs(d.z - other) < 0.004) contact *= 1.0 - 0.50 * exp(-max(0.0, length(d.xy) - feet[i].w) / 0.0045);
                }
            }
        }
    } else if (kind == 2) {
        // Boards of oak.
        vec2 p = pos.xy;
        float board = floor(p.y / 0.115);
        float seam = min(fract(p.y / 0.115), 1.0 - fract(p.y / 0.115));
        float wave = noise(vec3(p.x * 3.0 + board * 17.0, p.y * 9.0, 5.0));
        float fine = noise(vec3(p.x * 7.0 + board * 5.0, p.y * 130.0 + 7.0 * wave, 4.0));
        float pores = noise(vec3(p.x * 30.0, p.y * 700.0, board));
        colour *= 0.86 + 0.07 * fine + 0.10 * wave + 0.05 * hash(vec3(board, 3.0, 7.0)) - 0.05 * smoothstep(0.6, 0.9, pores);
        colour *= 1.0 - 0.35 * (1.0 - smoothstep(0.003, 0.012, seam));
        coat = 0.6;
        rough = 0.30;
    } else {
        // A hand of beech, and a knitted sleeve.
        glow = 0.0;
        bool sleeve = uvs.x > 2.0;
        float grain = noise(vec3(uvs.x * 14.0, uvs.y * 60.0, 3.0));
        vec2 knit = vec2(fract(uvs.x * 22.0) - 0.5, fract(uvs.y / 0.0042 + 0.5 * abs(fract(uvs.x * 22.0) - 0.5)) - 0.5);
        colour = sleeve ? col.rgb * (0.72 + 0.28 * smoothstep(0.5, 0.1, max(abs(knit.x), abs(knit.y)))) : vec3(0.66, 0.44, 0.24) * (0.86 + 0.20 * grain);
        coat = sleeve ? 0.0 : 0.35;
        rough = sleeve ? 0.9 : 0.35;
        opacity = col.a * (1.0 - smoothstep(0.17, 0.285, uvs.y));
    }
    vec3 at = pos + 0.0012 * n;
    float facing = dot(n, sunDirection);
    float sun = facing > 0.0 || kind == 7 ? sunlight(at) : 0.0;
    float open = openness(at + vec3(0.0, 0.0, 0.001));
    // Skin lets light around the edge of its shadow.
    sun *= kind == 7 ? max(0.0, 0.7 * facing + 0.3) : max(0.0, facing);
    vec3 sunColour = mix(vec3(1.02, 0.95, 0.82) * 0.95, vec3(1.10, 0.78, 0.48) * 0.95, night);
    float far = length(pos.xy);
    // The window throws its frame on the table, the lamp a circle of light.
    if (kind == 2) {
        vec2 q = vec2(dot(pos.xy, normalize(vec2(-sunDirection.y, sunDirection.x))), dot(pos.xy, normalize(sunDirection.xy)));
        float bars = smoothstep(0.010, 0.030, abs(q.x + 0.235)) * smoothstep(0.010, 0.034, abs(q.y - 0.30));
        float patch_ = box(q, vec2(-0.02, 0.06), vec2(0.44, 0.58), 0.06);
        sun *= mix(mix(0.30, 1.0, bars * patch_), 1.0 - 0.8 * smoothstep(0.22, 0.62, far), night);
    }
    float shut = mix(0.50, 1.0, open) * contact;
    vec3 lit = colour * (ambient(n) * shut + sunColour * sun * mix(0.85, 1.0, contact));
    // The lacquer: the room in it, and the window or the lamp as a highlight.
    vec3 mirrored = reflect(-view, n);
    float fresnel = 0.04 + 0.96 * pow(1.0 - max(0.0, dot(n, view)), 5.0);
    vec3 seen = mirrored.z < 0.0 ? mix(room(mirrored, rough), mix(vec3(0.42, 0.34, 0.25), vec3(0.05, 0.035, 0.025), night), smoothstep(0.0, -0.25, mirrored.z)) : room(mirrored, rough);
    lit = mix(lit, seen * shut, min(0.5, fresnel * coat * (1.0 - 0.8 * rough)));
    float sharp = mix(400.0, 24.0, sqrt(rough));
    lit += sunColour * coat * sun * (0.10 + 0.5 * (1.0 - rough)) * pow(max(0.0, dot(n, normalize(view + sunDirection))), sharp);
    lit = mix(lit, mix(colour, vec3(1.0, 0.93, 0.75), 0.35) * 1.15, glow);
    lit = lit / (1.0 + 0.12 * dot(lit, vec3(0.3333)));
    // The table fades into the room.
    if (kind == 2) lit = mix(lit, room(-view, 0.10), smoothstep(0.34, 0.78, far));
    vec3 shown = pow(lit, vec3(1.0 / 2.2));
    // Through its surfaces one sees what is behind; its edge stays.
    outColor = vec4(shown, opacity * (1.0 - veil * mix(0.30, 0.80, abs(n.z))));
}
