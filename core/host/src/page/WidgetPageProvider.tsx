import { ScaleShareContext } from '@airshed/kit/provider'
import { createContext, useContext, type ReactNode } from 'react'
import type { WidgetPage } from './widgetPage.ts'

const WidgetPageContext = createContext<WidgetPage | null>(null)

export interface WidgetPageProviderProps {
  /** See `createWidgetPage`. */
  page: WidgetPage
  children: ReactNode
}

/** Makes the widgets below it belong to one page: with a shared time pointer and frame scheduler. */
export function WidgetPageProvider({ page, children }: WidgetPageProviderProps) {
  return (
    <WidgetPageContext value={page}>
      <ScaleShareContext value={page.scales}>{children}</ScaleShareContext>
    </WidgetPageContext>
  )
}

/** The page that contains the widgets; null when there is none, such as in a story. */
export function useWidgetPage(): WidgetPage | null {
  return useContext(WidgetPageContext)
}
