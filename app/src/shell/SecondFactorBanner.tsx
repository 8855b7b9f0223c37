import { useNavigation, useSession } from '@airshed/kit'
import { Button } from '@blueprintjs/core'
import { useAppText } from '../messages/appMessages.ts'

/** Lists the organizations that show nothing without a second factor, and links to its setup. */
export default function SecondFactorBanner() {
  const { user, locale, signInAgain } = useSession()
  const { go } = useNavigation()
  const text = useAppText()
  const requiring = user.second_factor_required_by ?? []
  const list = new Intl.ListFormat(locale.replace('_', '-'), { type: 'conjunction' })
  const organizations = list.format(requiring.map(({ name }) => name))
  return (
    <div className="app-acting" role="note">
      <span>{text('app.factor', { organizations, count: requiring.length })}</span>
      <span className="app-factor-ways">
        <Button
          size="small"
          text={text('app.factor.set')}
          onClick={() => go('profile?tab=security')}
        />
        <Button size="small" text={text('app.factor.again')} onClick={() => signInAgain?.()} />
      </span>
    </div>
  )
}
