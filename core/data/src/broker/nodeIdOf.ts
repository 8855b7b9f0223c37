/**
 * The node that a data point belongs to, read from its id: `1C00A3F7.0.0.0/132:5` is a parameter of
 * a sensor at `1C00A3F7`, whose node is `1C00A3F7:0`.
 *
 * @returns null for an id of another format
 */
export function nodeIdOf(dataPointId: string): string | null {
  const serial = /^([^/]+)\.\d+\.\d+\.\d+\/./.exec(dataPointId)?.[1]
  return serial === undefined ? null : `${serial}:0`
}
