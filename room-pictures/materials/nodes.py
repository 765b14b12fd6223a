"""A short way to write node trees, colour conversion, and the cache that all materials share."""
import bpy

_cache = {}
GLOWING = ('emit', 'shade', 'opal', 'paper')
SOCKETS = dict(color='Base Color', rough='Roughness', metal='Metallic', spec='Specular', sheen='Sheen',
               sheent='Sheen Tint', coat='Clearcoat', coatr='Clearcoat Roughness', normal='Normal')


def lin(hex_colour):
    """sRGB hex to a linear RGBA tuple."""
    h = hex_colour.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c) + (1,)


def brightness(hex_colour):
    """The sum of a colour's linear channels, from 0 to 3."""
    return sum(lin(hex_colour)[:3])


def mul(colour, k):
    """A linear colour made lighter or darker by the factor k."""
    return tuple(min(1, x * k) for x in colour[:3]) + (1,)


def middle(a, b):
    """The linear colour half-way between two hex colours."""
    return tuple((x + y) / 2 for x, y in zip(lin(a), lin(b)))


def cached(build):
    """One material per distinct arguments. Glowing surfaces are not sampled as lights: that only adds noise."""
    def get(*a, **k):
        key = (build.__name__, repr(a), repr(sorted(k.items())))
        if key not in _cache:
            _cache[key] = build(*a, **k)
            _cache[key].cycles.sample_as_light = build.__name__ not in GLOWING
        return _cache[key]
    return get


class Nodes:
    """A material under construction."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')
        coords = self.tree.nodes.new('ShaderNodeTexCoord')
        self.obj, self.uv = coords.outputs['Object'], coords.outputs['UV']

    def node(self, kind, inputs=None, **settings):
        """Adds a shader node with inputs (values or sockets) and settings."""
        nd = self.tree.nodes.new('ShaderNode' + kind)
        for k, v in settings.items():
            setattr(nd, k, v)
        for k, v in (inputs or {}).items():
            if isinstance(v, bpy.types.NodeSocket):
                self.tree.links.new(v, nd.inputs[k])
            else:
                nd.inputs[k].default_value = v
        return nd

    def ramp(self, fac, stops):
        """A colour ramp over fac with (position, colour) stops."""
        nd = self.node('ValToRGB', {'Fac': fac})
        ramp = nd.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(.5)
        for e, (p, c) in zip(ramp.elements, stops):
            e.position, e.color = p, c
        return nd.outputs['Color']

    def grey(self, fac, a, b, p0=0, p1=1):
        """A ramp from grey a at p0 to grey b at p1."""
        return self.ramp(fac, [(p0, (a, a, a, 1)), (p1, (b, b, b, 1))])

    def scaled(self, source, scale):
        """Texture coordinates, scaled."""
        return self.node('Mapping', {'Vector': source, 'Scale': scale}).outputs[0]

    def noise(self, vec, scale, detail=4, rough=.5, dist=0):
        """Fractal noise at a scale in cells per metre."""
        return self.node('TexNoise', {'Vector': vec, 'Scale': scale, 'Detail': detail, 'Roughness': rough,
                                      'Distortion': dist}).outputs['Fac']

    def distance(self, value, middle):
        """How far a value is from `middle`. Of noise and .5: 0 along thin winding lines."""
        off = self.node('Math', {0: value, 1: middle}, operation='SUBTRACT').outputs[0]
        return self.node('Math', {0: off}, operation='ABSOLUTE').outputs[0]

    def mix(self, fac, a, b, mode='MIX'):
        """Two colours mixed by fac."""
        return self.node('MixRGB', {'Fac': fac, 'Color1': a, 'Color2': b}, blend_type=mode).outputs[0]

    def bump(self, height, strength=.3, dist=.002, normal=None):
        """A normal from a height; dist in metres."""
        inputs = {'Height': height, 'Strength': strength, 'Distance': dist}
        if normal is not None:
            inputs['Normal'] = normal
        return self.node('Bump', inputs).outputs[0]

    def finish(self, shader):
        """Makes `shader` (an output socket) the surface and returns the material."""
        self.tree.links.new(shader, self.out.inputs[0])
        return self.mat

    def principled(self, avg=None, **k):
        """The usual surface. With `avg`, light that bounced off a matt surface sees only that flat colour (faster)."""
        p = self.node('BsdfPrincipled', {SOCKETS[a]: v for a, v in k.items()}).outputs[0]
        if avg is None:
            return self.finish(p)
        flat = self.node('BsdfDiffuse', {'Color': avg}).outputs[0]
        bounced = self.node('LightPath').outputs['Is Diffuse Ray']
        return self.finish(self.node('MixShader', {0: bounced, 1: p, 2: flat}).outputs[0])
