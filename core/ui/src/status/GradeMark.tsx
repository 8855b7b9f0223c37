import { useUiText } from '../messages/uiMessages.ts'
import { inkOn } from '../theme/contrast.ts'
import { THEME_TOKENS } from '../theme/themeTokens.ts'
import { GRADE_LOOKS, type GradeName } from './grades.ts'
import './status.css'

export interface BandMarkProps {
  /** `#rrggbb` of the band; official index colours come from their tables. */
  color: string
  /** Up to three characters inside, such as the Roman numeral of a grade. */
  letter: string
  name: string
  /** Shows the name only to screen readers and in the title; default false. */
  isNameHidden?: boolean
}

/** A band of colour with a short mark in it and its name beside it. */
export function BandMark({ color, letter, name, isNameHidden = false }: BandMarkProps) {
  return (
    <span className="air-grade" {...(isNameHidden ? { title: name } : {})}>
      <span
        className="air-grade-band"
        style={{ background: color, color: inkOn(color) }}
        aria-hidden
      >
        {letter}
      </span>
      <span className={isNameHidden ? 'air-visually-hidden' : undefined}>{name}</span>
    </span>
  )
}

export interface GradeMarkProps {
  grade: GradeName
  /** Default the grade's word in the current language. */
  name?: string
  isNameHidden?: boolean
}

/** The mark of one of the six grades; its colour is the same in both themes. */
export function GradeMark({ grade, name, isNameHidden }: GradeMarkProps) {
  const text = useUiText()
  const { token, letter } = GRADE_LOOKS[grade]
  return (
    <BandMark
      color={THEME_TOKENS.light[token]}
      letter={letter}
      name={name ?? text(`ui.grade.${grade}`)}
      isNameHidden={isNameHidden}
    />
  )
}
