export type Travel = 'road' | 'ferry' | 'rail' | 'air'
