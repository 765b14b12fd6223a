/** A module with all that it imports, bundled as the script of a page (`scripts/bundle-page-scripts.ts`). */
declare module '*?script' {
  /** The script's address. */
  const address: string
  export default address
}
