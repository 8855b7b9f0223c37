/** An action that is available now, by its name in the palette or by its keys. */
export interface Command {
  /** Unique, such as `dashboard.undo`; a later command with the same id replaces it. */
  id: string
  /** In the user's language, starting with a verb: "Undo", "Go to Devices". */
  title: string
  /** Heading under which it is listed, in the user's language; default: the general one. */
  group?: string
  /** Name of a `NamedIcon`. */
  icon?: string
  /** Blueprint's notation: `mod+z`, `shift+d`, `?`. `mod` is Cmd on a Mac and Ctrl elsewhere. */
  keys?: string
  /** Additional search words. */
  keywords?: string
  /** Default true; a disabled command is neither listed nor run. */
  isEnabled?: boolean
  /** Where its keys work besides the page itself: while the user types, or with a dialog open. */
  worksIn?: readonly CommandPlace[]
  run: () => void
}

/** Places where keys belong to something else unless a command opts in. */
export type CommandPlace = 'fields' | 'dialogs'
