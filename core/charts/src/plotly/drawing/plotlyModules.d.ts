// plotly has declarations only for its whole bundle; these are the parts that we use.
declare module 'plotly.js/lib/core' {
  const plotly: { register(modules: readonly unknown[]): void }
  export default plotly
}
declare module 'plotly.js/lib/bar' {
  const trace: unknown
  export default trace
}
declare module 'plotly.js/lib/heatmap' {
  const trace: unknown
  export default trace
}
declare module 'plotly.js/src/components/drawing' {
  const drawing: { savedBBoxes: Record<string, unknown> }
  export default drawing
}
