import { useAppText } from '../messages/appMessages.ts'
import { NavigationList, type NavigationListProps } from './NavigationList.tsx'

export type SettingsNavProps = Omit<NavigationListProps, 'isCollapsed'>

/** The list of the settings, beside each of their pages. */
export default function SettingsNav(props: SettingsNavProps) {
  const text = useAppText()
  return (
    <nav className="app-settings-nav" aria-label={text('app.nav.settings')}>
      <div className="app-settings-title" aria-hidden>
        {text('app.nav.settings')}
      </div>
      <NavigationList {...props} isCollapsed={false} />
    </nav>
  )
}
