/** The values at the indices, in their order. */
export function takeAt(values: Float64Array, indices: Uint32Array): Float64Array {
  const taken = new Float64Array(indices.length)
  for (let i = 0; i < indices.length; i += 1) {
    taken[i] = values[indices[i] as number] ?? Number.NaN
  }
  return taken
}
