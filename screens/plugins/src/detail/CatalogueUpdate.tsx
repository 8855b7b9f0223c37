import { useInstallPluginOffer, type PluginSummary } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { ChangeList } from '../ChangeList.tsx'
import { FromAnother } from '../FromAnother.tsx'
import { Publisher } from '../Publisher.tsx'
import { RefusedArchive } from '../upload/RefusedArchive.tsx'
import { uploadProblem } from '../upload/uploadProblem.ts'
import { useUpdateOf } from '../useUpdateOf.ts'

export interface CatalogueUpdateProps {
  plugin: PluginSummary
  intl: PluginIntl
}

/** A newer version in a catalogue: its changes, and the button that fetches it. */
export function CatalogueUpdate({ plugin, intl }: CatalogueUpdateProps) {
  const update = useUpdateOf()(plugin)
  const install = useInstallPluginOffer()
  if (update === undefined) return null
  const { version, catalogue, changelog, publisher, is_from_another: isFromAnother } = update
  const text = (id: string) =>
    intl.formatMessage({ id }, { version, catalogue: new URL(catalogue).host })
  return (
    <section className="plugins-update" aria-label={text('version.newer')}>
      <div className="plugins-callout" data-tone={isFromAnother ? 'bad' : 'news'}>
        <span>{text('update.text')}</span>
        <Button
          intent={isFromAnother ? 'none' : 'primary'}
          text={text('update.get')}
          loading={install.isPending}
          onClick={() => install.mutate({ offer: update, organizationId: plugin.organization_id })}
        />
      </div>
      <p className="plugins-signed">
        {isFromAnother ? <FromAnother intl={intl} /> : null}
        <Publisher publisher={publisher} intl={intl} />
      </p>
      <ChangeList {...{ changelog, intl }} from={plugin.current_version} to={version} />
      {install.isError ? (
        <RefusedArchive
          problem={uploadProblem(install.error)}
          name={`${plugin.id} ${version}`}
          intl={intl}
        />
      ) : null}
    </section>
  )
}
