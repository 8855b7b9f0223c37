import {
  CopyButton,
  FactList,
  QueryView,
  useCall,
  type ApiToken,
  type ApiTokenDetails,
} from '@airshed/console-kit'
import { getToken } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import './details.css'

const NAME_WIDTH_PX = 130

export interface TokenDetailsProps {
  token: ApiToken
  intl: PluginIntl
}

/** What a token may do in plain words, on which devices, and the name under which others see it. */
export function TokenDetails({ token, intl }: TokenDetailsProps) {
  const { _id: id } = token
  const query = useCall(getToken, { params: { id } })
  const text = (key: string): string => intl.formatMessage({ id: key })
  return (
    <QueryView query={query} errorTitle={text('details.error')} skeletonHeightPx={96}>
      {(details) => (
        <FactList
          nameWidthPx={NAME_WIDTH_PX}
          facts={[
            {
              id: 'external_id',
              name: text('details.externalId'),
              value: <ExternalId details={details} intl={intl} />,
            },
            {
              id: 'allowed',
              name: text('details.allowed'),
              value: (
                <Words
                  words={[...details.permissions, ...details.capabilities].map((name) =>
                    text(`config.allowed.${name}`),
                  )}
                />
              ),
            },
            {
              id: 'devices',
              name: text('details.devices'),
              value: devicesOf(details, intl),
            },
            { id: 'owner', name: text('column.owner'), value: details.ownerName },
          ]}
        />
      )}
    </QueryView>
  )
}

function ExternalId({ details, intl }: { details: ApiTokenDetails; intl: PluginIntl }) {
  const [isShown, setShown] = useState(false)
  const text = (key: string): string => intl.formatMessage({ id: key })
  if (!isShown) {
    return (
      <span className="api-external-id">
        <code>{details.external_id}</code>
        <Button size="small" text={text('details.reveal')} onClick={() => setShown(true)} />
      </span>
    )
  }
  return (
    <span className="api-external-id">
      <code>{details.external_id_revealed}</code>
      <CopyButton text={details.external_id_revealed} label={text('details.copyId')} />
    </span>
  )
}

function devicesOf({ device_scope: ids, devices }: ApiTokenDetails, intl: PluginIntl) {
  if (ids === null || devices === null) return intl.formatMessage({ id: 'devices.all' })
  const gone = ids.length - devices.length
  return (
    <Words
      words={[
        ...devices.map(({ name }) => name),
        ...(gone > 0 ? [intl.formatMessage({ id: 'details.gone' }, { count: gone })] : []),
      ]}
    />
  )
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="api-text">
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
