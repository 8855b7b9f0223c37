import { SVGIconContainer, type SVGIconProps } from '@blueprintjs/icons'
import type { ComponentType, SVGAttributes } from 'react'

/** Outlines are drawn on this grid at every size. */
const SVG_PROPS: SVGAttributes<SVGElement> = { viewBox: '0 0 16 16' }

/**
 * An icon as Blueprint's components draw it, from the 16-pixel outlines only: Blueprint's own also include the
 * 20-pixel ones, which no page uses.
 */
export function outlineIcon(
  name: string,
  outlines: readonly string[],
): ComponentType<SVGIconProps> {
  return function OutlineIcon(props) {
    return (
      <SVGIconContainer iconName={name as 'blank'} svgProps={SVG_PROPS} {...props}>
        {outlines.map((outline) => (
          <path key={outline} d={outline} fillRule="evenodd" />
        ))}
      </SVGIconContainer>
    )
  }
}
