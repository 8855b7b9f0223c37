import { TEST_NOW_MS } from '@airshed/testing/stories'
import { PublicLinkSection } from '../publicLink/PublicLinkSection.tsx'
import type { PartProps } from './partPlugin.tsx'

/** The public link of a device as the rendered part of its page. */
export const PublicLinkPart = (props: PartProps) => (
  <PublicLinkSection {...props} nowMs={TEST_NOW_MS} />
)
