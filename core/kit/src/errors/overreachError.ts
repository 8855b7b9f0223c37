/** A plugin requested data that its manifest does not name. */
export class OverreachError extends Error {
  override readonly name = 'OverreachError'
  readonly kinds: readonly string[]

  constructor(kinds: readonly string[]) {
    super(
      `Expected needs of the kinds that the manifest names under data, got ${kinds.join(', ')}. ` +
        'Name them there; whoever installs the plugin is asked about them',
    )
    this.kinds = kinds
  }
}
