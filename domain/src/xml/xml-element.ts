/** An element of an XML file; its name without the prefix, which each writer chooses for himself. */
export type XmlElement = {
  readonly name: string
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** What stands directly in it, without blanks around it. */
  readonly text: string
}

/** @returns the elements of a name that stand directly in one, in their order */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** The first element at the end of a way of names: `at(root, 'A', 'B')` is the first B in the first A. */
export function at(element: XmlElement | undefined, ...way: string[]): XmlElement | undefined {
  return way.reduce<XmlElement | undefined>(
    (found, name) => found?.children.find((child) => child.name === name),
    element,
  )
}

/** @returns every element at the end of a way of names, on all its branches */
export function allAt(element: XmlElement | undefined, ...way: string[]): XmlElement[] {
  if (element === undefined) return []
  return way.reduce<XmlElement[]>((found, name) => found.flatMap((one) => childrenOf(one, name)), [element])
}

/** @returns the text at the end of a way of names, empty where there is none */
export function textAt(element: XmlElement | undefined, ...way: string[]): string {
  return at(element, ...way)?.text ?? ''
}
