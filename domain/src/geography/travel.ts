/** How a way is travelled. */
export type Travel = 'road' | 'ferry' | 'rail' | 'air'
