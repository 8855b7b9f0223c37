import { useUiText } from '../messages/uiMessages.ts'
import { tokenVariable } from '../theme/themeTokens.ts'
import { LEVEL_LOOKS, type LevelName } from './levels.ts'
import './status.css'

export interface LevelTagProps {
  level: LevelName
  /** Shows only the shape, with its word in the title; default false. */
  isIconOnly?: boolean
}

/** The level of an alert as its fixed colour, its shape and its word. */
export function LevelTag({ level, isIconOnly = false }: LevelTagProps) {
  const text = useUiText()
  const { token, Icon } = LEVEL_LOOKS[level]
  const word = text(`ui.level.${level}`)
  return (
    <span className="air-status" data-level={level} {...(isIconOnly ? { title: word } : {})}>
      <span className="air-status-icon" style={{ color: `var(${tokenVariable(token)})` }}>
        <Icon size={14} aria-hidden />
      </span>
      <span className={isIconOnly ? 'air-visually-hidden' : undefined}>{word}</span>
    </span>
  )
}
