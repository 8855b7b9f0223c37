import { createContext, type ReactNode } from 'react'

/** Around what a widget draws: nothing, but for plugins that get less of the page than others. */
export const DrawIn = createContext<(drawn: ReactNode) => ReactNode>((drawn) => drawn)
