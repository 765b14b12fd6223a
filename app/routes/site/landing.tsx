export const handle = { static: true }

export default function Landing() {
  return <h1>Casabloom</h1>
}
