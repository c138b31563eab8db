import { Component, type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { notice } from './notices/notice.tsx'

/** A part of the program did not arrive: the server is away, or has a newer version by now. */
class PartMissing extends Error {}

const parts = new Set<() => Promise<unknown>>()

/**
 * A window or panel whose code comes later. When it does not come, only it is missing: the page stays with all that is being
 * edited on it. Once a page stands, the code of all of them is fetched (`fetchLateParts`), so that none is missed offline.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  parts.add(load)
  const begin = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new PartMissing('Ein Teil des Programms konnte nicht geladen werden.', { cause })
      }),
    )
  let Part: LazyExoticComponent<ComponentType<Props>> = begin()
  const again = () => {
    Part = begin()
  }
  return function Late(props: Props) {
    return (
      <Boundary onMissing={again}>
        <Part {...props} />
      </Boundary>
    )
  }
}

export function fetchLateParts(): void {
  for (const load of parts) load().catch(() => undefined) // it is asked for again when it is opened
}

type BoundaryProps = { onMissing: () => void; children: ReactNode }

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PartMissing)) return
    this.props.onMissing()
    notice.bad(
      'Dieser Teil des Programms konnte nicht geladen werden.',
      'Was du eingegeben hast, steht noch da. Sobald der Server wieder antwortet, öffne ihn noch einmal oder lade die Seite neu.',
    )
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof PartMissing) return null
    throw error
  }
}
