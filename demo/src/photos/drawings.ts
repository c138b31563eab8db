import { Canvas, type Colour, type Point } from './canvas.ts'

const [width, height] = [1200, 800]
const white: Colour = [250, 248, 242]

// biome-ignore-all format: points and colours stand better in a line each
/** Mountains one behind the other, a lake or fjord before them, and a ship. */
function fjord(): Canvas {
  const canvas = new Canvas(width, height)
  canvas.fill([0, 0], [width, 470], [120, 178, 214], [232, 226, 208])
  canvas.circle([890, 190], 62, [255, 236, 178])
  const ranges: readonly (readonly [Colour, readonly Point[]])[] = [
    [
      [138, 160, 178],
      [
        [0, 330],
        [180, 190],
        [330, 300],
        [520, 130],
        [700, 310],
        [860, 220],
        [1040, 330],
        [1200, 240],
      ],
    ],
    [
      [92, 122, 138],
      [
        [0, 250],
        [150, 330],
        [300, 420],
        [470, 470],
        [760, 470],
        [900, 390],
        [1050, 280],
        [1200, 170],
      ],
    ],
    [
      [58, 92, 92],
      [
        [0, 340],
        [110, 400],
        [240, 470],
        [960, 470],
        [1080, 410],
        [1200, 330],
      ],
    ],
  ]
  for (const [colour, ridge] of ranges) canvas.shape([...ridge, [width, 480], [0, 480]], colour)
  canvas.shape(
    [
      [480, 164],
      [520, 130],
      [562, 172],
      [540, 190],
      [522, 172],
      [500, 194],
    ],
    white,
  )
  canvas.fill([0, 470], [width, height], [96, 146, 166], [28, 74, 98])
  for (const [x, y, length] of [
    [90, 540, 190],
    [420, 590, 260],
    [760, 530, 170],
    [640, 690, 320],
    [120, 720, 220],
  ]) {
    canvas.fill([x ?? 0, y ?? 0], [(x ?? 0) + (length ?? 0), (y ?? 0) + 4], [132, 176, 192])
  }
  canvas.shape(
    [
      [500, 600],
      [800, 600],
      [768, 640],
      [528, 640],
    ],
    [178, 52, 44],
  )
  canvas.fill([560, 560], [748, 600], white)
  canvas.fill([600, 530], [700, 560], white)
  canvas.fill([660, 496], [686, 530], [34, 60, 92])
  for (let x = 576; x < 736; x += 26) canvas.fill([x, 572], [x + 14, 584], [70, 104, 130])
  return canvas
}

/** Gabled houses at a quay. */
function quay(): Canvas {
  const canvas = new Canvas(width, height)
  canvas.fill([0, 0], [width, 560], [176, 206, 226], [240, 234, 220])
  const fronts: readonly Colour[] = [
    [178, 64, 48],
    [222, 166, 74],
    [236, 226, 204],
    [150, 82, 56],
    [94, 116, 122],
    [206, 128, 62],
  ]
  fronts.forEach((colour, index) => {
    const [left, top] = [60 + index * 182, 262 + (index % 3) * 26]
    canvas.shape(
      [
        [left, 560],
        [left, top],
        [left + 85, top - 108],
        [left + 170, top],
        [left + 170, 560],
      ],
      colour,
    )
    canvas.shape(
      [
        [left - 8, top + 6],
        [left + 85, top - 120],
        [left + 178, top + 6],
        [left + 170, top + 12],
        [left + 85, top - 102],
        [left, top + 12],
      ],
      [66, 50, 46],
    )
    for (let row = 0; row < 4; row++) {
      for (let at = 0; at < 3; at++)
        canvas.fill(
          [left + 22 + at * 48, top + 18 + row * 62],
          [left + 50 + at * 48, top + 56 + row * 62],
          row === 3 && at === 1 ? [60, 44, 40] : [226, 236, 240],
        )
    }
  })
  canvas.fill([0, 560], [width, 600], [142, 134, 124])
  canvas.fill([0, 600], [width, height], [92, 134, 150], [40, 82, 104])
  for (let x = 40; x < width; x += 150)
    canvas.fill([x, 640 + (x % 4) * 30], [x + 90, 644 + (x % 4) * 30], [134, 170, 182])
  return canvas
}

/** A castle above a loch. */
function castle(): Canvas {
  const canvas = new Canvas(width, height)
  canvas.fill([0, 0], [width, 480], [152, 174, 196], [226, 222, 214])
  canvas.shape(
    [
      [0, 360],
      [260, 230],
      [520, 350],
      [820, 200],
      [1200, 370],
      [1200, 500],
      [0, 500],
    ],
    [122, 132, 148],
  )
  canvas.shape(
    [
      [0, 420],
      [340, 340],
      [700, 430],
      [1000, 350],
      [1200, 400],
      [1200, 520],
      [0, 520],
    ],
    [96, 118, 86],
  )
  const stone: Colour = [148, 138, 122]
  canvas.fill([430, 290], [760, 500], stone)
  for (const [left, top] of [
    [400, 230],
    [560, 190],
    [700, 250],
  ]) {
    const [x, y] = [left ?? 0, top ?? 0]
    canvas.fill([x, y], [x + 90, 500], [132, 122, 108])
    for (let at = 0; at < 3; at++) canvas.fill([x + at * 34, y - 22], [x + 20 + at * 34, y], [132, 122, 108])
    for (let row = 0; row < 3; row++)
      canvas.fill([x + 38, y + 40 + row * 64], [x + 52, y + 74 + row * 64], [62, 58, 60])
  }
  canvas.shape(
    [
      [240, 520],
      [430, 470],
      [800, 470],
      [960, 520],
    ],
    [88, 108, 72],
  )
  canvas.fill([0, 510], [width, height], [112, 140, 158], [44, 72, 96])
  for (let x = 20; x < width; x += 170)
    canvas.fill([x, 570 + (x % 7) * 24], [x + 110, 574 + (x % 7) * 24], [148, 172, 186])
  return canvas
}

/** Hills with cypresses and a house. */
function hills(): Canvas {
  const canvas = new Canvas(width, height)
  canvas.fill([0, 0], [width, 420], [196, 214, 226], [250, 228, 188])
  canvas.circle([250, 250], 58, [255, 218, 150])
  canvas.shape(
    [
      [0, 380],
      [300, 300],
      [620, 370],
      [920, 290],
      [1200, 360],
      [1200, 560],
      [0, 560],
    ],
    [162, 170, 122],
  )
  canvas.shape(
    [
      [0, 480],
      [360, 380],
      [760, 470],
      [1200, 390],
      [1200, 680],
      [0, 680],
    ],
    [190, 172, 98],
  )
  canvas.shape(
    [
      [0, 600],
      [460, 500],
      [900, 590],
      [1200, 520],
      [1200, 800],
      [0, 800],
    ],
    [140, 152, 84],
  )
  canvas.fill([720, 352], [860, 440], [222, 188, 146])
  canvas.shape(
    [
      [706, 354],
      [790, 308],
      [874, 354],
    ],
    [166, 84, 58],
  )
  for (let at = 0; at < 3; at++) canvas.fill([742 + at * 40, 382], [760 + at * 40, 408], [92, 70, 60])
  for (const [x, foot] of [
    [560, 470],
    [610, 462],
    [660, 456],
    [930, 448],
    [300, 560],
    [360, 548],
    [1060, 560],
  ]) {
    const [at, y] = [x ?? 0, foot ?? 0]
    canvas.shape(
      [
        [at - 15, y],
        [at, y - 132],
        [at + 15, y],
      ],
      [52, 84, 56],
    )
  }
  for (let row = 0; row < 6; row++)
    canvas.shape(
      [
        [80 + row * 180, 800],
        [250 + row * 120, 640],
        [262 + row * 120, 640],
        [110 + row * 180, 800],
      ],
      [112, 130, 68],
    )
  return canvas
}

/** A picture of the demo agency: where it belongs, and in which offers it is shown on which day (counted from 0). */
interface DemoPhoto {
  destination: string
  caption: string
  draw: () => Canvas
  shownOn: readonly { tripName: string; day: number }[]
}

/** Drawn by code, so that nobody else has rights to them. */
export const demoPhotos: readonly DemoPhoto[] = [
  {
    destination: 'Norwegen',
    caption: 'Mit dem Schiff durch den Geirangerfjord',
    draw: fjord,
    shownOn: [{ tripName: 'Chorreise Norwegen', day: 6 }],
  },
  {
    destination: 'Bergen',
    caption: 'Giebelhäuser am Hafen von Bergen',
    draw: quay,
    shownOn: [{ tripName: 'Chorreise Norwegen', day: 9 }],
  },
  {
    destination: 'Schottland',
    caption: 'Burg über dem Loch',
    draw: castle,
    shownOn: [
      { tripName: 'Schottland und die Hebriden', day: 3 },
      { tripName: 'Schottlands Schlösser', day: 2 },
    ],
  },
  {
    destination: 'Toskana',
    caption: 'Zypressen in der Crete',
    draw: hills,
    shownOn: [{ tripName: 'Toskana für Kunstfreunde', day: 4 }],
  },
]
export const demoPhotoRights = { source: 'eigene Zeichnung', licence: 'eigenes Werk' } as const
