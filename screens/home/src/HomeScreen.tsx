import {
  createWidgetPage,
  useMayCreateOrganization,
  WidgetHost,
  WidgetPageProvider,
} from '@airshed/console-kit'
import { FixedGrid } from '@airshed/console-kit/grid'
import {
  Button,
  EmptyState,
  HOUR_MS,
  lastRange,
  PageHeader,
  useNavigation,
  useNow,
  useSession,
  type PluginIntl,
  type ScreenProps,
} from '@airshed/kit'
import { useState } from 'react'
import { HOME_WIDGETS } from './homeWidgets.ts'
import type { HomeParams } from './params.ts'

/** Span that the home widgets are given; those of today look at their own. */
const RANGE_MS = 24 * HOUR_MS

/** The fleet at a glance: four widgets that cannot be moved, edited or deleted. */
export default function HomeScreen({ intl }: ScreenProps<HomeParams>) {
  const { user, organizations } = useSession()
  const now = useNow(0)
  const [page] = useState(() => createWidgetPage())
  const range = lastRange(RANGE_MS, now)
  const name = user.first_name === '' ? '' : `, ${user.first_name}`
  if (organizations.length === 0) {
    return (
      <>
        <PageHeader title={intl.formatMessage({ id: 'welcome' }, { name })} />
        <NoOrganization intl={intl} />
      </>
    )
  }
  return (
    <WidgetPageProvider page={page}>
      <PageHeader title={intl.formatMessage({ id: 'welcome' }, { name })} />
      <FixedGrid
        widgets={HOME_WIDGETS}
        renderWidget={(widget) => <WidgetHost widget={widget} range={range} isLive />}
      />
    </WidgetPageProvider>
  )
}

/** For somebody who signed in for the first time: how they get an organization. */
function NoOrganization({ intl }: { intl: PluginIntl }) {
  const { go } = useNavigation()
  const mayCreate = useMayCreateOrganization()
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <EmptyState
      title={text('none.title')}
      text={text(mayCreate ? 'none.mayCreate' : 'none.text')}
      action={
        mayCreate ? (
          <Button
            intent="primary"
            text={text('none.create')}
            onClick={() => go('organizations/new')}
          />
        ) : undefined
      }
    />
  )
}
