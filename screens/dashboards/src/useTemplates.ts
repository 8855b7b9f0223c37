import { parameterName, useAirshed, useFleet } from '@airshed/console-kit'
import { useSession, type Node, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import {
  planTemplate,
  TEMPLATES,
  type DashboardTemplate,
  type TemplatePlan,
} from './templates/index.ts'

const NO_NODES: readonly Node[] = []

/** A template with its contents in this organization. */
export interface TemplateOffer {
  readonly template: DashboardTemplate
  /** null: cannot be created at present. */
  readonly plan: TemplatePlan | null
  /** Id of the text that says why there is no plan. */
  readonly reason: string | null
}

/** The templates available to an organization. */
export interface Templates {
  readonly offers: readonly TemplateOffer[]
  /** Devices with data points, for the template that needs one. */
  readonly nodes: readonly Node[]
  /** The organization has more devices than `nodes`. */
  readonly isCut: boolean
  readonly retry: (() => void) | null
}

/** Every template, filled from the devices of the organization chosen in the form. */
export function useTemplates(
  organizationId: string | undefined,
  nodeId: string | undefined,
  intl: PluginIntl,
): Templates {
  const { registry } = useAirshed()
  const { can, locale, config } = useSession()
  const mayRead = organizationId !== undefined && can('read_devices', organizationId)
  const { data, error, refetch } = useFleet(organizationId, ['data_points'], { enabled: mayRead })
  const nodes = mayRead ? (data?.data ?? NO_NODES) : NO_NODES
  const waiting =
    organizationId === undefined
      ? 'template.missing.organization'
      : !mayRead
        ? 'template.missing.rights'
        : error !== null
          ? 'template.failed'
          : data === undefined
            ? 'template.loading'
            : null
  const offers = useMemo(() => {
    const words = {
      text: (id: string, values?: Readonly<Record<string, string>>) =>
        intl.formatMessage({ id }, values),
      parameter: (path: string, given: string) => parameterName(path, given, locale),
    }
    const options = {
      configVersionOf: (type: string) => registry.widgets.get(type)?.manifest.configVersion,
      newId: () => crypto.randomUUID(),
      widgetLimit: config.widget_limit,
    }
    return TEMPLATES.map((template): TemplateOffer => {
      if (template.id !== 'empty' && waiting !== null) {
        return { template, plan: null, reason: waiting }
      }
      const sketch = template.sketch({ nodes, nodeId }, words)
      return sketch.state === 'missing'
        ? { template, plan: null, reason: sketch.reason }
        : { template, plan: planTemplate(sketch.widgets, options), reason: null }
    })
  }, [nodes, nodeId, waiting, intl, locale, registry, config.widget_limit])
  const isCut = mayRead && data?.isCut === true
  return { offers, nodes, isCut, retry: error === null ? null : () => void refetch() }
}
