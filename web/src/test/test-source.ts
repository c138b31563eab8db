/** A stream of live events whose connection the test breaks, and on which it tells what it likes. */
export class TestSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: TestSource[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    TestSource.opened.push(this)
  }
  close() {
    this.readyState = TestSource.CLOSED
  }
  tell(event: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}
