"""Stripes as zebras have them: they fork and end, and mirror each other about a spine."""
from painting.canvas import clouds, cv2, np
from painting.pile import hills


def stripes(w, h, rs, width=22):
    """1 in dark stripes of about `width` pixels, 0 between, with soft edges; the spine runs along the middle."""
    half = h // 2 + 2
    y, x = np.mgrid[0:half, 0:w].astype(np.float32)
    fan = x + 46 * np.sin(y / half * 2.2) * np.tanh((x - w / 2) / (w / 4))
    a = np.sin(fan * np.pi / width + (clouds(half, w, rs, 4, 3) - .5) * 26) + (clouds(half, w, rs, 40, 2) - .5) * 2
    for _ in range(14):      # near stripes merge and far ones fork until all are about as wide
        near, far = (cv2.GaussianBlur(a, (0, 0), sigmaX=width * k, sigmaY=width * 1.1) for k in (.36, .80))
        a = np.clip(5 * (near - far), -1, 1)
    sway = [hills(w, half, rs, 150, 110) * k for k in (16, 6)]
    bow = 90 * (y / half) ** 2 * np.tanh((x - w / 2) / (w / 5))
    a = cv2.remap(a, (x + sway[0] * (y / half) + bow).astype(np.float32), (y + sway[1]).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    thin = .25 + .9 * (clouds(half, w, rs, 3, 2) - .5) - .5 * (y / half) ** 2      # dark stripes taper towards belly and legs
    dark = np.clip(.5 + 1.2 * (a + thin), 0, 1)
    shaft = np.exp(-(y / (width * .30)) ** 2)      # a dark line along the spine
    dark = np.maximum(dark, shaft)
    return np.concatenate([dark[::-1], dark])[:h]
