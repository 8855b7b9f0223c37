import type { Meta, StoryObj } from '@storybook/react-vite'
import './introduction.css'

const meta = { title: 'Introduction/Welcome' } satisfies Meta

export default meta

/** An overview of the catalogue, and how to read it. */
export const Normal: StoryObj<typeof meta> = {
  render: () => (
    <article className="air-introduction">
      <h1>The catalogue of Airshed</h1>
      <p>
        Everything that a person sees in the console, one story for each state. What plugins are
        made of is the same as what the console is made of: take it from <code>@airshed/kit</code>.
      </p>
      <h2>Where to begin</h2>
      <ul>
        <li>
          <strong>Introduction</strong>: colours, spacing and type, in both themes.
        </li>
        <li>
          <strong>ui</strong>: parts of pages, icons, tables, times, states without data.
        </li>
        <li>
          <strong>charts</strong>: lines over time, roses, heat grids, columns and rings.
        </li>
        <li>
          <strong>forms</strong>: each kind of field that a schema becomes, and lists of them.
        </li>
        <li>
          <strong>widgets</strong>, <strong>device forms</strong>, <strong>screens</strong>: the
          built-in plugins, each in every state.
        </li>
      </ul>
      <h2>The toolbar</h2>
      <p>
        Theme, language and width change the story that you look at. With live data, the readings of
        a widget go on every second. All of it stands in the address, so a link shows what you see.
      </p>
      <h2>Stories are tests</h2>
      <p>
        Each is drawn in Chromium in both looks, compared with a stored picture and checked for
        accessibility. The time is always 14 March 2026, 17:00 UTC, and no story calls a server.
      </p>
    </article>
  ),
}
