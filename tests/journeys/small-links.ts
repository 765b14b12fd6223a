/**
 * Finds links in tables that are too small for a finger: under 24 px high, or under 44 px for the name on a card.
 * Runs in the browser.
 *
 * @returns a line for each
 */
export function smallLinks(): string[] {
  const isPhone = document.documentElement.clientWidth < 768
  return [...document.querySelectorAll('.data-table :is(td, th[scope="row"]) a')].flatMap((link) => {
    const { height } = link.getBoundingClientRect()
    const least = isPhone && link.closest('th') ? 44 : 24
    if (height === 0 || height >= least - 0.5) return []
    return [`a link of ${Math.round(height)} px, not ${least}: \u201c${link.textContent?.slice(0, 40)}\u201d`]
  })
}
