"""What stands between a room and a photo: exposure, light, lenses, sensors, compression. Pictures are (n, 3, h, w), another draw for each."""
import torch

from training.blur import blurred
from training.jpeg import compressed


def normal(n, device, mean=0.0, spread=1.0, channels=1):
    """Normal draws (n, channels, 1, 1)."""
    return mean + spread * torch.randn(n, channels, 1, 1, device=device)


def uniform(n, device, low=0.0, high=1.0):
    """Uniform draws (n, 1, 1, 1)."""
    return low + (high - low) * torch.rand(n, 1, 1, 1, device=device)


def some(n, device, share):
    """True (n, 1, 1, 1) with the probability `share`."""
    return chance(share, n, 1, 1, 1, device=device)


def chance(share, *shape, device):
    """True (*shape) with the probability `share`."""
    return torch.rand(*shape, device=device) < share


def expose(linear):
    """Linear light to 0…1 as a camera shows it: from dim to blown out, with a soft shoulder and a colour cast."""
    n, device = len(linear), linear.device
    levels = linear.mean(1)[:, ::5, ::5].flatten(1)
    bright = levels.kthvalue(int(levels.shape[1] * .88), 1)[0].view(-1, 1, 1, 1) + 1e-4
    shown = linear / bright * .75 * torch.exp(normal(n, device, 0, .35) + normal(n, device, 0, .12, 3))
    shown = torch.where(shown > .8, .8 + .2 * (1 - torch.exp(-(shown - .8) / .4)), shown).clamp(1e-6, 1)
    return shown ** (torch.exp(normal(n, device, 0, .2)) / 2.2).clamp(.25, .8)


def grid(h, w, device):
    """Down and across, -1…1."""
    return torch.linspace(-1, 1, h, device=device).view(-1, 1), torch.linspace(-1, 1, w, device=device)


def light_field(n, h, w, device):
    """Factors on the light (n, 1, h, w): a gradient, a vignette, sometimes the glow of a lamp, a shadow or sun patches."""
    y, x = grid(h, w, device)
    field = 1 + normal(n, device, 0, .15) * x + normal(n, device, 0, .15) * y - normal(n, device, 0, .08).abs() * (x * x + y * y)
    for share in (.5, .25):
        far = ((x - uniform(n, device, -1, 1)) ** 2 + (y - uniform(n, device, -1, 1)) ** 2) / uniform(n, device, .02, .5)
        field = field * (1 + uniform(n, device, -.4, .9) * torch.exp(-far) * some(n, device, share))
    return (field * (1 + sun_patches(n, h, w, device) * uniform(n, device, .5, 4) * some(n, device, .3))).clamp(min=.1)


def sun_patches(n, h, w, device):
    """Where the sun falls through the panes of a window: parallel quadrilaterals with straight edges (n, 1, h, w), 0…1."""
    y, x = torch.meshgrid(torch.arange(h, device=device).float(), torch.arange(w, device=device).float(), indexing='ij')
    ax, ay = uniform(n, device, .05, .35) * w, normal(n, device, 0, .08) * w
    sign = torch.where(some(n, device, .5), 1., -1.)
    bx, by = normal(n, device, 0, .3) * h, sign * uniform(n, device, .08, .5) * h
    x, y = x - uniform(n, device) * w, y - uniform(n, device) * h
    area = ax * by - ay * bx
    across, along = (x * by - y * bx) / area / 1.12, (y * ax - x * ay) / area / 1.12
    columns, rows = torch.randint(1, 4, (2, n, 1, 1, 1), device=device)
    rows = rows.clamp(max=2)
    inside = (across > 0) & (across < columns) & (along > 0) & (along < rows) & (across % 1 < 1 / 1.12) & (along % 1 < 1 / 1.12)
    return inside.float()


def reflected(linear, floor):
    """Polished floors: each of their pixels (n, h, w) also shows what stands above it in the picture, mirrored at the floor's edge."""
    n, _, h, w = linear.shape
    device = linear.device
    rows = torch.arange(h, device=device).view(1, -1, 1).expand(n, h, w)
    edge = torch.where(floor, -1, rows).cummax(1)[0]
    above = (2 * edge - rows).clamp(0, h - 1)
    mirror = blurred(torch.gather(linear, 2, above[:, None].expand(n, 3, h, w)), .5 + 4 * torch.rand(n, device=device), 4.5)
    return linear + mirror * (floor & (edge >= 0))[:, None] * uniform(n, device, .05, .5) * some(n, device, .35)


def bloomed(pictures):
    """Bright windows shine over what is beside them."""
    n, device = len(pictures), pictures.device
    bright = (pictures - uniform(n, device, .6, .9)).clamp(min=0)
    return pictures + blurred(bright, 2 + 18 * torch.rand(n, device=device), 20) * uniform(n, device, .3, 2.5) * some(n, device, .25)


def flattened(pictures):
    """Local contrast as merged exposures have it: wide differences of brightness shrink, narrow ones grow, and halos remain."""
    n, device = len(pictures), pictures.device
    light = pictures.mean(1, keepdim=True)
    wide = blurred(light, 6 + 30 * torch.rand(n, device=device), 36)
    return pictures + ((light - wide) * uniform(n, device, 0, .9) + (.6 - wide) * uniform(n, device, 0, .6)) * some(n, device, .25)


def sharpened(pictures):
    """Some out of focus, some sharpened."""
    n, device = len(pictures), pictures.device
    kind = torch.rand(n, device=device)
    soft = blurred(pictures, torch.where(kind < .3, .4 + .9 * torch.rand(n, device=device), .8 + 2.2 * torch.rand(n, device=device)), 3)
    kind = kind.view(-1, 1, 1, 1)
    crisp = pictures + (pictures - soft) * uniform(n, device, .2, 1.2)
    return torch.where(kind < .3, soft, torch.where(kind < .55, crisp, pictures))


def develop(pictures):
    """Glare, contrast, saturation, blur or sharpening, noise and JPEG of pictures 0…1."""
    n, device = len(pictures), pictures.device
    pictures = flattened(bloomed(pictures))
    mean = pictures.mean((1, 2, 3), keepdim=True)
    pictures = (pictures - mean) * torch.exp(normal(n, device, 0, .22)) + mean + normal(n, device, 0, .06)
    grey = pictures.mean(1, keepdim=True)
    pictures = sharpened(grey + (pictures - grey) * normal(n, device, 1, .35).clamp(min=0))
    noise = torch.randn_like(pictures) * uniform(n, device, .004, .04) * some(n, device, .5)
    shown = (pictures + noise).clamp(0, 1)
    quality = 25 + 65 * torch.rand(n, device=device)
    return torch.where(some(n, device, .4), compressed(shown, quality), shown)
