import { expect, test } from 'vitest'
import { isWeakPassword } from './weak-passwords.ts'

const anna = ['Anna', 'Lindqvist', 'anna.lindqvist@reisewerk.example', 'Reisewerk Nord']

test.each([
  '1234567890',
  'password123',
  '          ',
  'anna.lindqvist@reisewerk.example',
  'Anna.Lindqvist1',
  'Reisewerk2027!',
  'Passwort2027',
  'qwertzuiop',
  'Q1W2E3R4T5',
  'aaaaaaaaaaaa',
  'abababababab',
  'abc123abc123',
  '4917212345678',
  'MANCHESTER',
  'Winter2026!!',
  '2027-Sommer!',
  'Donnerstag#1',
  'P@ssw0rd123',
  'Pa$$w0rt2027',
])('APP-17 %j is too easy to guess', (password) => {
  expect(isWeakPassword(password, anna)).toBe(true)
})

test.each([
  'ein neues Passwort',
  'ein langes Wort',
  'reisewerk kam gestern aus Tromsø',
  'x7-kq2 Lachs',
  'Annas Hund heißt Kalle',
  'Winter in Tromsø',
  'Sommer4812957',
])('APP-17 %j is good enough', (password) => {
  expect(isWeakPassword(password, anna)).toBe(false)
})
