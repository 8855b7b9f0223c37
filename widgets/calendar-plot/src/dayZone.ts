/**
 * The zone these days belong to: the one at whose midnights most of them begin; on a tie, the first.
 *
 * @param edges ms UTC
 * @param zones at least one; unknown names are skipped
 */
export function zoneOfDays(edges: readonly number[], zones: readonly string[]): string {
  let [best = 'UTC', most] = [zones.at(-1), -1]
  for (const zone of zones) {
    const isMidnight = midnights(zone)
    if (isMidnight === null) continue
    const count = edges.filter(isMidnight).length
    if (count > most) [best, most] = [zone, count]
  }
  return best
}

function midnights(timeZone: string): ((ms: number) => boolean) | null {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    })
    return (ms) => format.format(ms) === '00:00'
  } catch {
    return null
  }
}
