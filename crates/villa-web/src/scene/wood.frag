// Painted wood, a calm table and flat spots, in the light of a window and of the room.
uniform int kind; // 0 a column, 1 a floor, 2 the table, 3 a spot that only has a colour, 4 a ghost, 5 only a colour
uniform float veil; // how see-through it is
uniform float signs; // whether shafts have signs
uniform vec3 eye;
uniform vec3 sunDirection;
uniform vec3 sunColour;
uniform vec3 roomColour;
uniform vec3 paper;
uniform mat4 sunMatrix;
uniform mat4 skyMatrix;
uniform sampler2D sunMap;
uniform sampler2D skyMap;

in vec3 pos;
in vec3 nor;
in vec2 uvs;
in vec4 col;

layout (location = 0) out vec4 outColor;

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

// The share of a disc of the light that is not hidden.
float light(sampler2D map, mat4 matrix, vec3 at, float radius, float bias) {
    vec4 p = matrix * vec4(at, 1.0);
    if (any(lessThan(p.xy, vec2(0.002))) || any(greaterThan(p.xy, vec2(0.998)))) return 1.0;
    float sum = 0.0;
    float begin = turn();
    for (int n = 0; n < 16; n++) {
        float r = radius * sqrt((float(n) + 0.5) / 16.0);
        float angle = begin + 2.399963 * float(n);
        float depth = texture(map, p.xy + r * vec2(cos(angle), sin(angle))).x;
        sum += step(p.z - bias, depth);
    }
    return sum / 16.0;
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

void main() {
    if (kind == 3) {
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
        float cross = 0.0;
        if (code > 1.5) {
            float d = min(max(abs(p.x + p.y), abs(p.x - p.y) - 0.85), max(abs(p.x - p.y), abs(p.x + p.y) - 0.85));
            cross = 1.0 - smoothstep(0.12, 0.12 + 2.0 * soft, d);
        }
        vec3 ring = mix(mix(colour, vec3(1.0), max(light, cross)), vec3(0.10, 0.07, 0.05), dark);
        outColor = vec4(ring, inside * mix(0.62, 0.96, max(light, cross)));
        return;
    }
    if (kind == 5) {
        outColor = vec4(pow(col.rgb, vec3(1.0 / 2.2)), 1.0);
        return;
    }
    vec3 n = normalize(nor);
    if (kind == 4) {
        float edge = 1.0 - abs(dot(n, normalize(eye - pos)));
        outColor = vec4(pow(mix(col.rgb, vec3(1.0), 0.3), vec3(1.0 / 2.2)), 0.45 + 0.45 * edge);
        return;
    }
    vec3 colour = col.rgb;
    float glow = 1.0 - col.a;
    float shine = 0.25;
    if (kind == 0) {
        float code = floor(uvs.x / 8.0);
        vec2 g = vec2(uvs.x - 8.0 * code, uvs.y);
        if (g.x > 2.0) {
            vec2 p = vec2(g.x - 4.0, g.y);
            float rings = 0.5 + 0.5 * sin(26.0 * length(p + vec2(0.25, 0.1)) + 4.0 * noise(vec3(p * 3.0, code)));
            colour = mix(colour, vec3(0.80, 0.63, 0.42), 0.60) * (0.90 + 0.12 * rings);
            colour = mix(colour, col.rgb * 0.35, 0.92 * mark(p, int(mod(code, 4.0))));
        } else {
            // The grain repeats itself from sign to sign, without a seam.
            float cell = fract(10.0 * g.x);
            vec2 around = vec2(cos(6.2831853 * cell), sin(6.2831853 * cell));
            float fine = noise(vec3(around * 9.0, g.y * 40.0 + code * 7.0));
            float pores = noise(vec3(around * 34.0, g.y * 60.0 + code * 3.0));
            colour *= 0.86 + 0.20 * fine - 0.10 * smoothstep(0.62, 0.9, pores);
            if (signs > 0.5) {
                float painted = max(shaft(cell, g.y - 0.062, int(mod(code, 4.0))), shaft(cell, g.y - 0.018, int(mod(code, 4.0))));
                float bright = dot(col.rgb, vec3(0.2126, 0.7152, 0.0722));
                vec3 sign = bright > 0.30 ? col.rgb * 0.22 : mix(col.rgb, vec3(1.0), 0.72);
                colour = mix(colour, sign, 0.85 * painted);
            }
        }
    } else if (kind == 1) {
        float wave = noise(vec3(uvs * vec2(5.0, 14.0), 1.0));
        float long_grain = noise(vec3(uvs.x * 9.0, uvs.y * 190.0 + 6.0 * wave, 2.0));
        float bands = 0.5 + 0.5 * sin(70.0 * uvs.y + 9.0 * wave);
        colour *= 0.82 + 0.20 * long_grain + 0.09 * bands;
    } else {
        float wave = noise(vec3(uvs * vec2(3.0, 9.0), 5.0));
        float fine = noise(vec3(uvs.x * 7.0, uvs.y * 120.0 + 5.0 * wave, 4.0));
        colour *= 0.93 + 0.06 * fine + 0.04 * wave;
        shine = 0.08;
    }
    vec3 at = pos + 0.0012 * n;
    vec3 view = normalize(eye - pos);
    float facing = max(0.0, dot(n, sunDirection));
    float sun = facing > 0.0 ? facing * light(sunMap, sunMatrix, at, 0.0055, 0.0012) : 0.0;
    float open = light(skyMap, skyMatrix, at + vec3(0.0, 0.0, 0.001), 0.045, 0.004);
    float up = 0.5 + 0.5 * n.z;
    // Down here it is darker, and what faces down sees the table.
    vec3 room = roomColour * mix(0.60, 1.0, up) * mix(0.60, 1.0, open);
    vec3 halfway = normalize(view + sunDirection);
    float gloss = pow(max(0.0, dot(n, halfway)), 42.0) * shine * sun;
    vec3 lit = colour * (room + sunColour * sun) + sunColour * gloss;
    lit = mix(lit, mix(colour, vec3(1.0, 0.93, 0.75), 0.35) * 1.15, glow);
    lit = lit / (1.0 + 0.12 * dot(lit, vec3(0.3333)));
    vec3 shown = pow(lit, vec3(1.0 / 2.2));
    // The table fades into the page.
    if (kind == 2) shown = mix(shown, paper, smoothstep(0.20, 0.75, length(pos.xy)));
    // Through its surfaces one sees what is behind; its edge stays.
    outColor = vec4(shown, 1.0 - veil * mix(0.30, 0.80, abs(n.z)));
}
