/**
 * Merges an edit with what is stored. A field that the editor did not change keeps what another window stored
 * meanwhile. A field that both changed differently is a conflict.
 *
 * @param stored the current values
 * @param seen the values when the editor's page was loaded
 * @param wanted the values to save
 * @returns the fields to store, or those in conflict
 */
export function joinEdits<Fields extends object>(
  stored: Fields,
  seen: Fields,
  wanted: Fields,
): { changes: Partial<Fields>; conflicts: (keyof Fields)[] } {
  const names = Object.keys(wanted) as (keyof Fields)[]
  const changed = names.filter((name) => wanted[name] !== seen[name] && wanted[name] !== stored[name])
  const conflicts = changed.filter((name) => stored[name] !== seen[name])
  const changes = Object.fromEntries(changed.map((name) => [name, wanted[name]])) as Partial<Fields>
  return conflicts.length > 0 ? { changes: {}, conflicts } : { changes, conflicts }
}
