import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest, withExitCode } from '../../support/results.ts'

describe('countVitest', () => {
  test('counts a skipped test as failed', () => {
    const report = { numTotalTests: 3, numPassedTests: 2, testResults: [{ status: 'passed', assertionResults: [{}] }] }
    expect(countVitest(report)).toEqual({ passed: 2, failed: 1 })
  })

  test('counts a file that could not be loaded as one failure', () => {
    const report = { numTotalTests: 0, numPassedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(countVitest(report)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('countPlaywright', () => {
  test('counts unexpected, flaky and skipped tests and errors outside of tests as failed', () => {
    const report = { errors: [{}], stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } }
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 4 })
  })
})

describe('withExitCode', () => {
  test('keeps the counts of a runner that ended well', () => {
    expect(withExitCode({ passed: 2, failed: 0 }, 0)).toEqual({ passed: 2, failed: 0 })
  })

  test('makes a failure of a runner that failed without a failed test, crashed, or ran nothing', () => {
    expect(withExitCode({ passed: 2, failed: 0 }, 1)).toEqual({ passed: 2, failed: 1 })
    expect(withExitCode({ passed: 2, failed: 0 }, null)).toEqual({ passed: 2, failed: 1 })
    expect(withExitCode({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
  })
})
