/** Something a person can do now, by its name in the palette or by its keys. */
export interface Command {
  /** Unlike any other, such as `dashboard.undo`; a later one of the same id takes its place. */
  id: string
  /** In the reader's language, a verb first: "Undo", "Go to Devices". */
  title: string
  /** Heading under which it is listed, in the reader's language; default: the general one. */
  group?: string
  /** Name of a `NamedIcon`. */
  icon?: string
  /** Blueprint's notation: `mod+z`, `shift+d`, `?`. `mod` is Cmd on a Mac and Ctrl elsewhere. */
  keys?: string
  /** Further words by which it is found. */
  keywords?: string
  /** Default true; one that is not enabled is neither listed nor run. */
  isEnabled?: boolean
  /** Where its keys work besides the bare page: while somebody types, or with a dialog open. */
  worksIn?: readonly CommandPlace[]
  run: () => void
}

/** Places in which keys belong to something else unless a command says so. */
export type CommandPlace = 'fields' | 'dialogs'
