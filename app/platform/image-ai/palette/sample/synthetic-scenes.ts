const scene = (body: string, definitions = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 900 600"><defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#5a92d0"/><stop offset="1" stop-color="#c9def0"/></linearGradient>
  <linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#35406e"/><stop offset="1" stop-color="#f0c48a"/></linearGradient>
  <filter id="grain"><feTurbulence baseFrequency="0.7" seed="7"/><feColorMatrix type="saturate" values="0"/></filter>
  ${definitions}</defs>${body}<rect width="900" height="600" filter="url(#grain)" opacity="0.06"/></svg>`

const noise = (frequency: number, colours: string) =>
  `<filter id="noise" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="3"/><feColorMatrix values="${colours} 0 0 0 0 1"/></filter>`

const petals = Array.from(
  { length: 14 },
  (_, i) =>
    `<ellipse cx="450" cy="170" rx="46" ry="150" fill="#${i % 2 ? 'd8542a' : 'e88a2e'}" transform="rotate(${i * 26} 450 300)"/>`,
).join('')

const lines = Array.from(
  { length: 22 },
  (_, i) =>
    `<text x="60" y="${50 + i * 24}" font-size="18">${'What is written here is no room at all'.slice(i % 9)}</text>`,
).join('')

const face = `<path d="M200 600 Q220 430 450 420 T700 600Z" fill="#2c3950"/><ellipse cx="450" cy="250" rx="120" ry="160" fill="#d9a684"/>
  <path d="M330 220 Q340 70 450 80 T570 220 Q520 130 450 140 T330 220Z" fill="#3a2a20"/>`

/** Drawn pictures of something else than a room, 3:2. */
export const SCENES: Readonly<Record<string, string>> = {
  hills: scene(
    '<rect width="900" height="600" fill="url(#sky)"/><path d="M0 360 Q150 280 300 350 T600 330 T900 350 V600 H0Z" fill="#5f7d46"/>',
  ),
  beach: scene(
    '<rect width="900" height="600" fill="url(#sky)"/><rect y="300" width="900" height="120" fill="#2f6f8f"/><path d="M0 420 Q300 400 900 440 V600 H0Z" fill="#d8c49a"/>',
  ),
  mountains: scene(
    '<rect width="900" height="600" fill="url(#dusk)"/><path d="M0 470 L180 380 L330 460 L520 340 L700 450 L900 400 V600 H0Z" fill="#241f2a"/>',
  ),
  forest: scene(
    '<rect width="900" height="600" filter="url(#noise)"/>',
    noise(0.05, '0.6 0 0 0 0  0 0.9 0 0 0.05  0 0 0.35 0 0 '),
  ),
  clouds: scene(
    '<rect width="900" height="600" filter="url(#noise)"/>',
    noise(0.008, '1 0 0 0 0.2  1 0 0 0 0.2  1 0 0 0 0.25 '),
  ),
  flower: scene(
    `<rect width="900" height="600" fill="#3b5a2c"/>${petals}<circle cx="450" cy="300" r="70" fill="#4a2e1a"/>`,
  ),
  portrait: scene(`<rect width="900" height="600" fill="#8b9aa3"/>${face}`),
  page: scene(`<rect width="900" height="600" fill="#fdfdfb"/>${lines}`),
}
