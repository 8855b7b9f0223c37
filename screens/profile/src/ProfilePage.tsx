import { PartTabs } from '@airshed/console-kit'
import { PageHeader, useSession, type ScreenProps } from '@airshed/kit'
import { AboutPart } from './about/AboutPart.tsx'
import { AccessPart } from './access/AccessPart.tsx'
import type { ProfileParams } from './params.ts'
import { SecurityPart } from './security/SecurityPart.tsx'
import './profile.css'

/** The reader's identity, permissions, and sign-ins. */
export default function ProfilePage({ params, setParams, intl }: ScreenProps<ProfileParams>) {
  const { user } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <>
      <PageHeader title={text('title')} note={user.email} />
      <div className="profile-page">
        <PartTabs
          label={text('tabs')}
          current={params.tab ?? 'profile'}
          onChange={(tab) => setParams({ tab })}
          parts={[
            { id: 'profile', label: text('tab.profile'), content: <AboutPart intl={intl} /> },
            { id: 'access', label: text('tab.access'), content: <AccessPart intl={intl} /> },
            { id: 'security', label: text('tab.security'), content: <SecurityPart intl={intl} /> },
          ]}
        />
      </div>
    </>
  )
}
