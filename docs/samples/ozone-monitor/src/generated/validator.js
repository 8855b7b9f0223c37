// Compiled from the schema: do not edit.
const validateDefault$1 = validate10;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.lamp_heater === void 0 && "lamp_heater") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.lamp_heater !== void 0) {
			if (true !== data.lamp_heater) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.lamp_temperature === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/then/required",
					keyword: "required",
					params: { missingProperty: "lamp_temperature" },
					message: "must have required property 'lamp_temperature'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		ifClause0 = "then";
	} else {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.lamp_temperature !== void 0) {
				const err3 = {
					instancePath: instancePath + "/lamp_temperature",
					schemaPath: "#/else/properties/lamp_temperature/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		var _valid0 = _errs5 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err4 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.averaging_time === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "averaging_time" },
				message: "must have required property 'averaging_time'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.flow === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "flow" },
				message: "must have required property 'flow'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.zero_offset === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "zero_offset" },
				message: "must have required property 'zero_offset'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.span_factor === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "span_factor" },
				message: "must have required property 'span_factor'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.lamp_heater === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lamp_heater" },
				message: "must have required property 'lamp_heater'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.data_logging === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "data_logging" },
				message: "must have required property 'data_logging'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "enabled" || key0 === "averaging_time" || key0 === "flow" || key0 === "zero_offset" || key0 === "span_factor" || key0 === "lamp_heater" || key0 === "lamp_temperature" || key0 === "data_logging")) {
			const err11 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				const err12 = {
					instancePath: instancePath + "/enabled",
					schemaPath: "#/properties/enabled/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.averaging_time !== void 0) {
			let data3 = data.averaging_time;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				const err13 = {
					instancePath: instancePath + "/averaging_time",
					schemaPath: "#/properties/averaging_time/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data3 == "number") {
				if (data3 > 3600 || isNaN(data3)) {
					const err14 = {
						instancePath: instancePath + "/averaging_time",
						schemaPath: "#/properties/averaging_time/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 3600
						},
						message: "must be <= 3600"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data3 < 10 || isNaN(data3)) {
					const err15 = {
						instancePath: instancePath + "/averaging_time",
						schemaPath: "#/properties/averaging_time/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 10
						},
						message: "must be >= 10"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				let res0;
				if (res0 = data3 / 10, Math.abs(Math.round(res0) - res0) > 1e-6) {
					const err16 = {
						instancePath: instancePath + "/averaging_time",
						schemaPath: "#/properties/averaging_time/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: 10 },
						message: "must be multiple of 10"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		}
		if (data.flow !== void 0) {
			let data4 = data.flow;
			if (typeof data4 == "number") {
				if (data4 > 2.5 || isNaN(data4)) {
					const err17 = {
						instancePath: instancePath + "/flow",
						schemaPath: "#/properties/flow/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2.5
						},
						message: "must be <= 2.5"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data4 < .5 || isNaN(data4)) {
					const err18 = {
						instancePath: instancePath + "/flow",
						schemaPath: "#/properties/flow/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: .5
						},
						message: "must be >= 0.5"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				let res1;
				if (res1 = data4 / .05, Math.abs(Math.round(res1) - res1) > 1e-6) {
					const err19 = {
						instancePath: instancePath + "/flow",
						schemaPath: "#/properties/flow/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: .05 },
						message: "must be multiple of 0.05"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/flow",
					schemaPath: "#/properties/flow/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.zero_offset !== void 0) {
			let data5 = data.zero_offset;
			if (typeof data5 == "number") {
				if (data5 > 50 || isNaN(data5)) {
					const err21 = {
						instancePath: instancePath + "/zero_offset",
						schemaPath: "#/properties/zero_offset/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 50
						},
						message: "must be <= 50"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data5 < -50 || isNaN(data5)) {
					const err22 = {
						instancePath: instancePath + "/zero_offset",
						schemaPath: "#/properties/zero_offset/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -50
						},
						message: "must be >= -50"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				let res2;
				if (res2 = data5 / .1, Math.abs(Math.round(res2) - res2) > 1e-6) {
					const err23 = {
						instancePath: instancePath + "/zero_offset",
						schemaPath: "#/properties/zero_offset/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: .1 },
						message: "must be multiple of 0.1"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/zero_offset",
					schemaPath: "#/properties/zero_offset/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.span_factor !== void 0) {
			let data6 = data.span_factor;
			if (typeof data6 == "number") {
				if (data6 > 1.5 || isNaN(data6)) {
					const err25 = {
						instancePath: instancePath + "/span_factor",
						schemaPath: "#/properties/span_factor/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1.5
						},
						message: "must be <= 1.5"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (data6 < .5 || isNaN(data6)) {
					const err26 = {
						instancePath: instancePath + "/span_factor",
						schemaPath: "#/properties/span_factor/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: .5
						},
						message: "must be >= 0.5"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				let res3;
				if (res3 = data6 / .001, Math.abs(Math.round(res3) - res3) > 1e-6) {
					const err27 = {
						instancePath: instancePath + "/span_factor",
						schemaPath: "#/properties/span_factor/multipleOf",
						keyword: "multipleOf",
						params: { multipleOf: .001 },
						message: "must be multiple of 0.001"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/span_factor",
					schemaPath: "#/properties/span_factor/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.lamp_heater !== void 0) {
			if (typeof data.lamp_heater !== "boolean") {
				const err29 = {
					instancePath: instancePath + "/lamp_heater",
					schemaPath: "#/properties/lamp_heater/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.lamp_temperature !== void 0) {
			let data8 = data.lamp_temperature;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				const err30 = {
					instancePath: instancePath + "/lamp_temperature",
					schemaPath: "#/properties/lamp_temperature/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
			if (typeof data8 == "number") {
				if (data8 > 65 || isNaN(data8)) {
					const err31 = {
						instancePath: instancePath + "/lamp_temperature",
						schemaPath: "#/properties/lamp_temperature/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 65
						},
						message: "must be <= 65"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (data8 < 40 || isNaN(data8)) {
					const err32 = {
						instancePath: instancePath + "/lamp_temperature",
						schemaPath: "#/properties/lamp_temperature/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 40
						},
						message: "must be >= 40"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
		}
		if (data.data_logging !== void 0) {
			if (typeof data.data_logging !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/data_logging",
					schemaPath: "#/properties/data_logging/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
	} else {
		const err34 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err34];
		else vErrors.push(err34);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
const validateDefaultIf0 = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.lamp_heater === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lamp_heater" },
				message: "must have required property 'lamp_heater'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.lamp_heater !== void 0) {
			if (true !== data.lamp_heater) {
				const err1 = {
					instancePath: instancePath + "/lamp_heater",
					schemaPath: "#/properties/lamp_heater/const",
					keyword: "const",
					params: { allowedValue: true },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	validate11.errors = vErrors;
	return errors === 0;
}
validateDefault$1.conditions = { "/if": validateDefaultIf0 };
const validateDefault = validateDefault$1;
export { validateDefault as default };
